// Try-with-resources: closing order, suppressed exceptions, null resources, effectively final variables, failures while opening.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            if (failOpen) {
                throw new IllegalStateException("open " + name);
            }
            this.name = name;
            this.failClose = failClose;
            System.out.println("open " + name);
        }

        @Override
        public void close() throws Exception {
            System.out.println("close " + name);
            if (failClose) {
                throw new java.io.IOException("close " + name);
            }
        }
    }

    static void attempt(boolean a, boolean b, boolean body, boolean openB) {
        try (Res r1 = new Res("a", false, a); Res r2 = new Res("b", openB, b)) {
            System.out.println("body " + r1.name + r2.name);
            if (body) {
                throw new RuntimeException("body");
            }
        } catch (Exception e) {
            System.out.println("caught " + e);
            for (Throwable s : e.getSuppressed()) {
                System.out.println("  suppressed " + s);
            }
        } finally {
            System.out.println("finally");
        }
    }

    static int early() throws Exception {
        try (Res r = new Res("early", false, false)) {
            return r.name.length();
        } finally {
            System.out.println("after close");
        }
    }

    public static void main(String[] args) throws Exception {
        for (int mask = 0; mask < 16; mask++) {
            System.out.println("-- " + mask);
            attempt((mask & 1) != 0, (mask & 2) != 0, (mask & 4) != 0, (mask & 8) != 0);
        }
        System.out.println(early());
        try (Res none = null) {
            System.out.println("null resource " + none);
        }
        Res outer = new Res("outer", false, false);
        try (outer; AutoCloseable lambda = () -> System.out.println("lambda closed")) {
            System.out.println("inside");
        }
        for (int i = 0; i < 3; i++) {
            try (Res r = new Res("loop" + i, false, false)) {
                if (i == 1) {
                    break;
                }
            }
        }
    }
}
