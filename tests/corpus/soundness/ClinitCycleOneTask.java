// expect: proved
// One task may go around a cycle of initialisers: what it has begun itself it does not wait for.

import static edu.rice.hj.Module2.*;

public class ClinitCycleOneTask {
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
                    Q.touch();
                });
                async(() -> {

                });
            });
        });
    }
}
