// expect: violated assertion
// The one who is first sees the initialiser fail, the other a class that is not there.

import static edu.rice.hj.Module2.*;

public class ClinitThrows {
    static volatile int fails = 1;

    static class C {
        static {
            if (fails == 1) {
                throw new IllegalStateException();
            }
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    try {
                        C.touch();
                    } catch (ExceptionInInitializerError e) {
                        // The first.
                    } catch (NoClassDefFoundError e) {
                        assert false;
                    }
                });
                async(() -> {
                    try {
                        C.touch();
                    } catch (LinkageError e) {
                        // The first or the second.
                    }
                });
            });
        });
    }
}
