// expect: proved
// The class is there before the tasks are.

import static edu.rice.hj.Module2.*;

public class ClinitBefore {
    static int x, y;

    static class C {
        static {
            y = x;
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            C.touch();
            finish(() -> {
                async(() -> {
                    x = 1;
                    C.touch();
                });
                async(() -> {
                    C.touch();
                });
            });
            assert y == 0;
        });
    }
}
