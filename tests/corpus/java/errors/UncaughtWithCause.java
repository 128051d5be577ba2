// An uncaught exception with a cause and a suppressed exception: the trace on stderr and exit code 1.
public class UncaughtWithCause {
    static class Problem extends RuntimeException {
        Problem(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static int parse(String s) {
        return Integer.parseInt(s);
    }

    static void work(String s) {
        try {
            System.out.println(parse(s));
        } catch (NumberFormatException e) {
            Problem p = new Problem("cannot read " + s, e);
            p.addSuppressed(new IllegalStateException("while cleaning up"));
            throw p;
        } finally {
            System.out.println("done with " + s);
        }
    }

    public static void main(String[] args) {
        work("12");
        work("-7");
        Runnable r = () -> work("12x");
        r.run();
        System.out.println("never printed");
    }
}
