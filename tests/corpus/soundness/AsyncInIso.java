// expect: violated race
// What an isolated body spawns is not isolated.

import static edu.rice.hj.Module2.*;

public class AsyncInIso {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        async(() -> {
                            x = 1;
                        });
                    });
                });
                async(() -> {
                    isolated(() -> {
                        x = 2;
                    });
                });
            });
        });
    }
}
