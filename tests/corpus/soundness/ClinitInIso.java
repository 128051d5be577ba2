// expect: violated assertion
// The initialiser runs inside the isolated body that comes first.

import static edu.rice.hj.Module2.*;

public class ClinitInIso {
    static int x, y;

    static class C {
        static {
            y = x;
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        x = 1;
                        C.touch();
                    });
                });
                async(() -> {
                    isolated(() -> {
                        C.touch();
                    });
                });
            });
            assert y == 1;
        });
    }
}
