// expect: proved
// Two initialisers that each write what only they write.

import static edu.rice.hj.Module2.*;

public class ClinitSum {
    static class P {
        static int v = 1;
    }

    static class Q {
        static int v = P.v + 1;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    assert P.v == 1;
                });
                async(() -> {
                    assert Q.v == 2;
                });
            });
        });
    }
}
