<?php

// Runs an answer and then its tests, and reports how that went.
//
// Started with the program's folder as its only argument. The token lives in a local variable of
// main(), which no reflection reaches; the tests are read before the answer is loaded, so that no
// stream wrapper of the answer can put others in their place. Every function is imported by name:
// one that the answer puts into this namespace is never called from here.

namespace Flow2Code;

use AssertionError;
use ParseError;
use Throwable;

use function array_key_exists;
use function count;
use function dl;
use function error_get_last;
use function error_reporting;
use function explode;
use function extension_loaded;
use function fclose;
use function fgets;
use function file_get_contents;
use function fopen;
use function func_get_arg;
use function fwrite;
use function get_class;
use function get_object_vars;
use function implode;
use function is_array;
use function is_bool;
use function is_file;
use function is_float;
use function is_int;
use function is_numeric;
use function is_object;
use function is_string;
use function json_decode;
use function json_encode;
use function preg_split;
use function register_shutdown_function;
use function set_error_handler;
use function str_contains;
use function strrev;
use function substr;
use function trim;

/** What the tests were about to say when an error came up. */
final class Failing
{
    /** The line of a `throw` whose value is being worked out, or 0. */
    public static int $line = 0;
    /** The error that the tests last threw. */
    public static ?Throwable $error = null;
}

function main(): void
{
    $input = fopen('php://stdin', 'r');
    [$token, $path] = explode(' ', trim(fgets($input)), 2);
    fclose($input);
    $report = fopen($path, 'a');
    $tell = static function (string $kind, string $text) use ($report): void {
        $line = implode(' ', preg_split('/\s+/', $text, -1, PREG_SPLIT_NO_EMPTY) ?: ['?']);
        fwrite($report, $kind . ' ' . substr($line, 0, 500) . "\n");
    };

    $tests = file_get_contents(__DIR__ . '/tests.php');
    $published = explode("\n", file_get_contents(__DIR__ . '/published.php'));
    $plan = json_decode(file_get_contents(__DIR__ . '/plan.json'), true);
    extend($plan['extensions']);
    $running = 'answer';
    register_shutdown_function(static function () use ($tell, &$running): void {
        if ($running !== '') {
            fatal($tell, $running, error_get_last());
        }
    });

    try {
        load(__DIR__ . '/given.php', []);
        load(__DIR__ . '/answer.php', $plan['answer']);
        $running = 'tests';
        set_error_handler(null);
        error_reporting(E_ALL);
        test($tests, $plan['tests']);
        $running = '';
    } catch (Throwable $error) {
        $running = '';
        fwrite(STDERR, shown($error));
        $tell(kind($error), described($error, $published));
        exit(1);
    }
    fwrite($report, 'done ' . strrev($token) . "\n");
}

/** Debian builds some extensions apart, and there is no php.ini here that would load them. */
function extend(array $names): void
{
    foreach ($names as $name) {
        if (!extension_loaded($name) && is_file(PHP_EXTENSION_DIR . "/$name.so")) {
            dl($name);
        }
    }
}

/** Runs a file where its top-level variables are global, as they would be in a script. */
function load(): void
{
    foreach (func_get_arg(1) as $flow2code_name) {
        global $$flow2code_name;
    }
    unset($flow2code_name);
    include func_get_arg(0);
}

function test(): void
{
    foreach (func_get_arg(1) as $flow2code_name) {
        global $$flow2code_name;
    }
    unset($flow2code_name);
    eval('?>' . func_get_arg(0));
}

/** An assertion of the tests, whatever the settings are by now. */
function hold(mixed $condition, mixed $description = null): bool
{
    if ($condition) {
        return true;
    }
    if (!$description instanceof Throwable) {
        $description = new AssertionError(is_string($description) ? $description : 'assert() failed');
    }
    throw failing(0, $description);
}

/** Called with the line of a `throw` before its value is worked out. */
function about(int $line): int
{
    return Failing::$line = $line;
}

function failing(int $line, Throwable $error): Throwable
{
    Failing::$line = 0;
    return Failing::$error = $error;
}

/** The tests end the process: unless they say that all is well, they have failed. */
function quit(mixed $status = 0): never
{
    if ($status === 0) {
        exit(0);
    }
    throw failing(0, new AssertionError('the tests ended with ' . json_encode($status)));
}

/**
 * `==` of the tests without its traps. Values of different kinds are never equal: `true` would
 * otherwise equal everything. A number still equals the string that spells it, and 0 and 1 the
 * truth values they are used for.
 */
function equal(mixed $left, mixed $right): bool
{
    if (is_array($left) && is_array($right)) {
        return equal_items($left, $right);
    }
    if (is_object($left) && is_object($right)) {
        return $left === $right || (get_class($left) === get_class($right)
            && equal_items(get_object_vars($left), get_object_vars($right)) && $left == $right);
    }
    if (number($left) !== null && number($right) !== null) {
        return number($left) == number($right);
    }
    return $left === $right;
}

function equal_items(array $left, array $right): bool
{
    if (count($left) !== count($right)) {
        return false;
    }
    foreach ($left as $key => $value) {
        if (!array_key_exists($key, $right) || !equal($value, $right[$key])) {
            return false;
        }
    }
    return true;
}

function number(mixed $value): mixed
{
    if (is_bool($value)) {
        return (int) $value;
    }
    return is_int($value) || is_float($value) || is_numeric($value) ? $value : null;
}

function kind(Throwable $error): string
{
    if (Failing::$line || $error === Failing::$error) {
        return 'wrong';
    }
    return $error instanceof ParseError && $error->getFile() === __DIR__ . '/answer.php'
        ? 'invalid' : 'error';
}

function described(Throwable $error, array $published): string
{
    $text = get_class($error) . ': ' . $error->getMessage();
    $line = Failing::$line ?: $error->getLine();
    if ($error === Failing::$error && $error->getFile() === __FILE__) {
        $line = $error->getTrace()[0]['line'] ?? 0;
    }
    return kind($error) === 'wrong' ? trim($published[$line - 1] ?? '') . ' // ' . $text : $text;
}

function shown(Throwable $error): string
{
    return get_class($error) . ': ' . $error->getMessage() . "\n" . $error->getTraceAsString() . "\n";
}

/** An error that no `catch` sees ended the process. */
function fatal(callable $tell, string $running, ?array $last): void
{
    $fatal = E_ERROR | E_CORE_ERROR | E_COMPILE_ERROR | E_PARSE | E_USER_ERROR | E_RECOVERABLE_ERROR;
    if ($last === null || !($last['type'] & $fatal)) {
        return;
    }
    $text = $last['message'];
    if (str_contains($text, 'Out of memory') || str_contains($text, 'Allowed memory size')) {
        $tell('memory', $text);
    } elseif ($running === 'answer' && $last['type'] === E_COMPILE_ERROR) {
        $tell('invalid', $text);
    } else {
        $tell('error', $text);
    }
}

main();
