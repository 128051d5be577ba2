// expect: proved
// Whoever uses C lies behind its initialiser.

import static edu.rice.hj.Module2.*;

public class ClinitPublishes {
    static int y;

    static class C {
        static {
            y = 1;
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    C.touch();
                    assert y == 1;
                });
                async(() -> {
                    C.touch();
                    assert y == 1;
                });
            });
        });
    }
}
