C     Adds two numbers, as it was done in 1977.
      INTEGER FUNCTION ADD(A, B)
      INTEGER A, B
C     The sign in column six goes on with the line before.
      ADD = A
     &    + B
      RETURN
      END
