// expect: violated deadlock
// Two tasks are stuck in their initialisers, a third only comes to use one of the classes.

import static edu.rice.hj.Module2.*;

public class ClinitFourth {
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
                async(() -> {
                    P.touch();
                });
            });
        });
    }
}
