// expect: violated deadlock
// The one holds Above and needs Below, the other holds Below and needs Above, its superclass.

import static edu.rice.hj.Module2.*;

public class ClinitSuper {
    static class Above {
        static {
            Below.touch();
        }

        static void touch() { }
    }

    static class Below extends Above {
        static int made = 1;

        static void touch() {
            made++;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    Above.touch();
                });
                async(() -> {
                    new Below();
                });
            });
        });
    }
}
