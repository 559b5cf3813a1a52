INTEGER FUNCTION ADD(A, &
	&  B) ! Größe, 和, "end function
	INTEGER, INTENT(IN) :: A, &

	! between
	B ; INTEGER :: C; C = A
	ADD = C &
		+ B ; IF (C /= A) STOP 3
END FUNCTION ADD
