program demo
  print *, add(1, 2)
contains
  integer function add(i, j)
    k = i
    do 10 l = 1, abs(j)
      k = k + sign(1, j)
10  continue
    add = k
  end function add
end program demo
