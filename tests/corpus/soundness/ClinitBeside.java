// expect: violated race
// The second task does not use C, so nothing orders it with the initialiser.

import static edu.rice.hj.Module2.*;

public class ClinitBeside {
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
                });
                async(() -> {
                    y = 2;
                });
            });
        });
    }
}
