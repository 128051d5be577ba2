// expect: violated deadlock
// A cycle of three classes that three tasks start at: no two of the tasks can get stuck alone.

import static edu.rice.hj.Module2.*;

public class ClinitThree {
    static class P {
        static {
            Q.touch();
        }

        static void touch() { }
    }

    static class Q {
        static {
            R.touch();
        }

        static void touch() { }
    }

    static class R {
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
                    R.touch();
                });
            });
        });
    }
}
