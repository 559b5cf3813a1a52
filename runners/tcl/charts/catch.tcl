proc f {} {
    catch {a} m
    if {[catch {b} m]} {
        c
    } else {
        d
    }
    e
}
#| f
#|   try catch
#|   process a
#|   handler m
#|   try catch (2)
#|   process b
#|   process d
#|   handler m (2)
#|   process c
#|   process e
#|   start -> catch
#|   catch -> a
#|   catch -> m [throw]
#|   a -> catch (2)
#|   m -> catch (2) [match]
#|   catch (2) -> b
#|   catch (2) -> m (2) [throw]
#|   b -> d
#|   d -> e
#|   m (2) -> c [match]
#|   c -> e
#|   e -> end
