// StackOverflowError: caught from plain, mutual, constructor and toString recursion, with the program going on afterwards.
public class StackOverflowCaught {
    static int depth;

    static int down(int n) {
        depth = n;
        return down(n + 1) + 1;
    }

    static long ping(long a, double b) {
        return pong(a + 1, b) + 1;
    }

    static long pong(long a, double b) {
        return ping(a + 1, b) - 1;
    }

    static class Self {
        final Self child;

        Self() {
            child = new Self();
        }
    }

    static class Loop {
        Object other;

        @Override
        public String toString() {
            return "Loop" + other;
        }
    }

    static int unwound;

    static void withFinally(int n) {
        try {
            withFinally(n + 1);
        } finally {
            unwound++;
        }
    }

    static void attempt(String name, Runnable r) {
        try {
            r.run();
            System.out.println(name + " returned");
        } catch (StackOverflowError e) {
            System.out.println(name + ": " + e + " " + e.getMessage() + " " + (e.getStackTrace().length == 1024));
        }
    }

    public static void main(String[] args) {
        attempt("plain", () -> down(0));
        System.out.println(depth > 500);
        attempt("mutual", () -> ping(0, 1));
        attempt("constructor", Self::new);
        attempt("toString", () -> {
            Loop a = new Loop();
            Loop b = new Loop();
            a.other = b;
            b.other = a;
            a.toString();
        });
        attempt("lambda", new Runnable() {
            @Override
            public void run() {
                this.run();
            }
        });
        attempt("finally", () -> withFinally(0));
        System.out.println(unwound > 500);
        attempt("fine", () -> System.out.println("still working"));
        try {
            down(0);
        } catch (Error e) {
            StackTraceElement t = e.getStackTrace()[5];
            System.out.println(t.getMethodName() + " " + (e instanceof VirtualMachineError));
        }
    }
}
