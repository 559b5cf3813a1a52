<?php
function f() {
    try {
        a();
    } catch (A | B $e) {
        b($e);
    } catch (Throwable $e) {
        c($e);
    } finally {
        d();
    }
    e();
}
//| f
//|   try try
//|   process a();
//|   handler catch (A | B $e)
//|   process b($e);
//|   handler catch (Throwable $e)
//|   process c($e);
//|   finally finally
//|   process d();
//|   resume resume
//|   process e();
//|   start -> try
//|   try -> a();
//|   try -> catch (A | B $e) [throw]
//|   a(); -> finally
//|   catch (A | B $e) -> b($e); [match]
//|   catch (A | B $e) -> catch (Throwable $e) [other]
//|   b($e); -> finally
//|   catch (Throwable $e) -> c($e); [match]
//|   catch (Throwable $e) -> finally [other (exception)]
//|   c($e); -> finally
//|   finally -> d();
//|   d(); -> resume
//|   resume -> e();
//|   resume -> end [resume (exception)]
//|   e(); -> end
