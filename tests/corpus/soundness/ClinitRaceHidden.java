// expect: violated
// If the second task is the first to use C, its initialiser reads x beside the write of x. If the first task is,
// nothing can be seen.

import static edu.rice.hj.Module2.*;

public class ClinitRaceHidden {
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
                    x = 1;
                    C.touch();
                });
                async(() -> {
                    C.touch();
                });
            });
            assert y == 1;
        });
    }
}
