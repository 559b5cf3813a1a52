<?php
function f() {
    try {
        return a();
    } catch (E $e) {
        b();
    }
    c();
}
//| f
//|   try try
//|   jump return a();
//|   handler catch (E $e)
//|   process b();
//|   process c();
//|   start -> try
//|   try -> return a();
//|   try -> catch (E $e) [throw]
//|   return a(); -> end
//|   catch (E $e) -> b(); [match]
//|   catch (E $e) -> end [other]
//|   b(); -> c();
//|   c(); -> end
