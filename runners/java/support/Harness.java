package flow2code;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;

/**
 * Runs the main method of the class named by the first argument, and reports how that went.
 *
 * <p>The token is read before any class of the answer is loaded and lives in a local variable of
 * main only, where reflection does not reach. The tests call the public methods.
 */
public final class Harness {
    private static final int LONGEST = 500;
    private static final int DEPTH = 3;

    private static FileOutputStream report;
    private static boolean failed;

    private Harness() {}

    public static void main(String[] args) throws Exception {
        String[] line = readLine().split(" ", 2);
        report = new FileOutputStream(line[1], true);
        try {
            Method tests = Class.forName(args[0]).getDeclaredMethod("main", String[].class);
            tests.setAccessible(true);
            tests.invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException thrown) {
            end(thrown.getCause());
        } catch (Throwable thrown) {
            end(thrown);
        }
        if (failed) {
            leave();
        }
        tell("done", new StringBuilder(line[0]).reverse().toString());
    }

    /** Marks what the tests are about to throw as their own way to say that they failed. */
    public static <T extends Throwable> T failed(T thrown) {
        wrong(describe(thrown));
        return thrown;
    }

    /** What the tests throw where their assertion does not hold. */
    public static AssertionError broken(Object message) {
        wrong(String.valueOf(message));
        return new AssertionError(message);
    }

    /** Stands for System.exit in the tests: zero ends them well, all else is a failure. */
    public static void exit(int status) {
        if (status == 0 && calledByTests()) {
            throw new Ended();
        }
        if (status == 0) {
            System.exit(status);
        }
        wrong("the tests ended with status " + status);
        leave();
    }

    /**
     * Whether the tests' main method itself called exit: no other frame on the stack may be of a
     * program, or an answer could end the tests by reflection.
     */
    private static boolean calledByTests() {
        int programs = 0;
        boolean last = false;
        StackTraceElement[] frames = new Throwable().getStackTrace();
        for (StackTraceElement frame : frames) {
            String name = frame.getClassName();
            if (!name.equals(Harness.class.getName()) && frame.getModuleName() == null) {
                programs++;
                last = frame.getMethodName().equals("main");
            }
        }
        return programs == 1 && last && frames[frames.length - 1].getMethodName().equals("main");
    }

    /** Stands for left.equals(right) in the tests; no object may claim to equal just anything. */
    public static boolean equal(Object left, Object right) {
        boolean result = left.equals(right);
        if (!result || left == right) {
            return result && !forged(left, DEPTH);
        }
        return (right == null || right.equals(left)) && !forged(left, DEPTH) && !forged(right, DEPTH);
    }

    /** Stands for Objects.equals in the tests. */
    public static boolean same(Object left, Object right) {
        return left == null ? right == null : right != null && equal(left, right);
    }

    private static boolean forged(Object value, int depth) {
        if (value == null || depth == 0 || value instanceof String || value instanceof Number) {
            return false;
        }
        if (claims(value)) {
            return true;
        }
        if (!value.getClass().getName().startsWith("java.")) {
            return false;
        }
        Object[] parts = {};
        if (value instanceof Collection<?> items) {
            parts = items.toArray();
        } else if (value instanceof Map<?, ?> map) {
            parts = map.values().toArray();
        }
        for (Object part : parts) {
            if (forged(part, depth - 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean claims(Object value) {
        try {
            return value.equals(new Fresh());
        } catch (RuntimeException unable) {
            return false;
        }
    }

    private static final class Fresh {}

    private static final class Ended extends Error {
        private static final long serialVersionUID = 1L;
    }

    private static String readLine() throws Exception {
        FileInputStream input = new FileInputStream(FileDescriptor.in);
        StringBuilder line = new StringBuilder();
        for (int c = input.read(); c != -1 && c != '\n'; c = input.read()) {
            line.append((char) c);
        }
        return line.toString();
    }

    private static void end(Throwable thrown) {
        while (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) {
            thrown = thrown.getCause();
        }
        if (thrown instanceof Ended && !failed) {
            return;
        }
        if (!failed) {
            tell(thrown instanceof OutOfMemoryError ? "memory" : "error", describe(thrown));
        }
        try {
            thrown.printStackTrace();
        } catch (Throwable ignored) {
            // An answer's exception may not even print.
        }
        leave();
    }

    private static void leave() {
        try {
            System.out.flush();
            System.err.flush();
        } finally {
            Runtime.getRuntime().halt(1);
        }
    }

    private static void wrong(String message) {
        failed = true;
        tell("wrong", message);
    }

    private static String describe(Throwable thrown) {
        try {
            return thrown.toString();
        } catch (Throwable ignored) {
            return thrown.getClass().getName();
        }
    }

    private static void tell(String kind, String text) {
        String line = text.substring(0, Math.min(LONGEST, text.length()));
        line = kind + " " + line.replace('\n', ' ').replace('\r', ' ') + "\n";
        try {
            report.write(line.getBytes(StandardCharsets.UTF_8));
        } catch (java.io.IOException gone) {
            Runtime.getRuntime().halt(1);
        }
    }
}
