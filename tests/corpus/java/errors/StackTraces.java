// Stack traces printed from constructors, static initialisers, lambdas, nested classes and library callbacks.
import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;

public class StackTraces {
    static class Maker {
        final int v;

        Maker(int v) {
            this.v = check(v);
        }

        static int check(int v) {
            if (v < 0) {
                throw new IllegalArgumentException("negative " + v);
            }
            return v;
        }
    }

    static class Init {
        static final int VALUE = Integer.parseInt("seven");
    }

    interface Act {
        void run() throws Exception;
    }

    static void t(Act a) {
        try {
            a.run();
        } catch (Throwable e) {
            System.out.println(e);
            for (Throwable c = e; c != null; c = c.getCause()) {
                for (StackTraceElement s : c.getStackTrace()) {
                    if (s.getClassName().startsWith("StackTraces")) {
                        System.out.println("    " + s.getClassName() + "." + s.getMethodName() + ":" + s.getLineNumber());
                    }
                }
            }
        }
    }

    static void multi(
            int a,
            int b) {
        int c = a
            / b;
        System.out.println(c);
    }

    int field = new Maker(3).v;

    public static void main(String[] args) throws Exception {
        t(() -> new Maker(-1));
        t(() -> System.out.println(Init.VALUE));
        t(() -> multi(1,
            0));
        t(() -> List.of(3, 1, 2).forEach(x -> Maker.check(1 - x)));
        t(() -> new TreeSet<>((Object a, Object b) -> {
            throw new IllegalStateException("compare");
        }).add(1));
        t(() -> Arrays.stream(new int[] {1, 0}).map(x -> 10 / x).sum());
        t(new Act() {
            @Override
            public void run() {
                class Local {
                    void go() {
                        throw new UnsupportedOperationException();
                    }
                }
                new Local().go();
            }
        });
        new Exception("printed").printStackTrace(System.out);
        try {
            Object[] a = {1};
            Arrays.sort(new Object[] {"x", 1});
        } catch (ClassCastException e) {
            System.out.println(e.getStackTrace()[0].getMethodName());
        }
        StackTraceElement me = Thread.currentThread().getStackTrace()[1];
        System.out.println(me);
    }
}
