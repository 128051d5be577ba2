// Truth: proved. Whoever initialises S behind a B that has failed is told of B, and later uses of S of S (JVMS 5.5, steps 5 and 7).
public class FailedAboveNamed {
    static class B {
        static int z = fail();

        static int fail() {
            throw new IllegalStateException("B");
        }
    }

    static class S extends B {
        static int g() {
            return 1;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                B.fail();
            } catch (LinkageError | IllegalStateException expected) {
            }
        });
        Thread u = new Thread(() -> {
            String first = "";
            try {
                S.g();
            } catch (ExceptionInInitializerError mine) {
                first = "mine";
            } catch (NoClassDefFoundError other) {
                first = other.getMessage();
            }
            assert first.equals("mine") || first.endsWith("FailedAboveNamed$B") : first;
            try {
                S.g();
                assert false;
            } catch (NoClassDefFoundError second) {
                assert second.getMessage().endsWith("FailedAboveNamed$S") : second.getMessage();
            }
        });
        t.start();
        u.start();
        t.join();
        u.join();
    }
}
