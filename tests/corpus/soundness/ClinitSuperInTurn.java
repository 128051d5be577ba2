// expect: proved
// The superclass is there before the tasks are.

import static edu.rice.hj.Module2.*;

public class ClinitSuperInTurn {
    static class Above {
        static {
            Below.touch();
        }

        static void touch() { }
    }

    static class Below extends Above {
        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Above.touch();
            finish(() -> {
                async(() -> {
                    new Above();
                });
                async(() -> {
                    new Below();
                });
            });
        });
    }
}
