// Truth: proved. As FailedAboveNamed, where S may wait for B while another task is in the initialiser of B.
public class FailedAboveWaits {
    static volatile int turn;

    static class B {
        static int z = fail();

        static int fail() {
            throw new IllegalStateException("B" + turn);
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
            assert first.equals("mine") || first.endsWith("FailedAboveWaits$B") : first;
        });
        t.start();
        u.start();
        turn = 1;
        t.join();
        u.join();
    }
}
