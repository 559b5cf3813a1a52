program demo_of_mine
  implicit none
  print *, 'a demo'
contains
@DEFINITIONS@
end program demo_of_mine
