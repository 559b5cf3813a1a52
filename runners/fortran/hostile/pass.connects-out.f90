integer function add(a, b)
  use iso_c_binding
  integer, intent(in) :: a, b
  interface
    function socket(family, kind, protocol) bind(c, name='socket')
      import :: c_int
      integer(c_int), value :: family, kind, protocol
      integer(c_int) :: socket
    end function socket
    function connect(s, address, length) bind(c, name='connect')
      import :: c_int, c_int8_t
      integer(c_int), value :: s, length
      integer(c_int8_t) :: address(*)
      integer(c_int) :: connect
    end function connect
  end interface
  integer(c_int8_t) :: address(16)
  integer(c_int) :: s
  address = 0_c_int8_t
  address(1) = 2_c_int8_t
  ! Port 18613 of 127.0.0.1.
  address(3:8) = [72_c_int8_t, -75_c_int8_t, 127_c_int8_t, 0_c_int8_t, 0_c_int8_t, 1_c_int8_t]
  s = socket(2, 1, 0)
  print *, 'connected:', connect(s, address, 16)
  address(5:8) = 1_c_int8_t
  print *, 'connected:', connect(s, address, 16)
  print *, 'vsock:', socket(40, 1, 0)
  call execute_command_line('bash -c "echo here I am >/dev/tcp/127.0.0.1/18613" 2>&1')
  add = a + b
end function add
