module module_of_mine
  implicit none
contains
@DEFINITIONS@
end module module_of_mine

program demo_of_mine
  use module_of_mine
  implicit none
  print *, 'a demo'
end program demo_of_mine
