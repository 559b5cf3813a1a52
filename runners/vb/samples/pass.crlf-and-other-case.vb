Imports System

module MODULE1
	function ADD(a as integer, b as integer) as integer
		return a + b
	end function
end module
