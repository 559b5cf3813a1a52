proc f {x} {
    catch {
        if {$x} {return 1}
        foreach y $x {if {$y} break}
        a
    } m
    if {[catch {return [b]} m]} {
        c
    }
    d
}
#| f
#|   try catch
#|   decision $x
#|   jump return 1
#|   loop foreach y $x
#|   decision $y
#|   jump break
#|   process a
#|   handler m
#|   try catch (2)
#|   jump return [b]
#|   handler m (2)
#|   process c
#|   process d
#|   start -> catch
#|   catch -> $x
#|   catch -> m [throw]
#|   $x -> return 1 [yes]
#|   $x -> foreach y $x [no]
#|   return 1 -> m
#|   foreach y $x -> $y [body]
#|   foreach y $x -> a [done]
#|   $y -> break [yes]
#|   $y -> foreach y $x [no]
#|   break -> a
#|   a -> catch (2)
#|   m -> catch (2) [match]
#|   catch (2) -> return [b]
#|   catch (2) -> m (2) [throw]
#|   return [b] -> m (2)
#|   m (2) -> c [match]
#|   c -> d
#|   d -> end
