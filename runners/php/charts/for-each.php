<?php
function f($xs) {
    foreach ($xs as $k => $v) {
        a($k);
    }
    foreach ($xs as &$v) b($v);
}
//| f
//|   loop foreach ($xs as $k => $v)
//|   process a($k);
//|   loop foreach ($xs as &$v)
//|   process b($v);
//|   start -> foreach ($xs as $k => $v)
//|   foreach ($xs as $k => $v) -> a($k); [body]
//|   foreach ($xs as $k => $v) -> foreach ($xs as &$v) [done]
//|   a($k); -> foreach ($xs as $k => $v) [back]
//|   foreach ($xs as &$v) -> b($v); [body]
//|   foreach ($xs as &$v) -> end [done]
//|   b($v); -> foreach ($xs as &$v) [back]
