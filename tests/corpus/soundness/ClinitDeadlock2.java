// expect: violated
// Each task holds the initialisation of one class and waits for the other: P before Q here, Q before P there.

import static edu.rice.hj.Module2.*;

public class ClinitDeadlock2 {
    static class P {
        static {
            Q.touch();
        }

        static void touch() { }
    }

    static class Q {
        static {
            P.touch();
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    P.touch();
                });
                async(() -> {
                    Q.touch();
                });
            });
        });
    }
}
