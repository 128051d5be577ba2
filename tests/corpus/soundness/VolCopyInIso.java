// expect: violated assertion
// r is 0 if the copy is made first. The copy goes to a variable that only its own task touches.

import static edu.rice.hj.Module2.*;

public class VolCopyInIso {
    static volatile int v;
    static int r;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        v = 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        r = v;
                    });
                });
            });
            assert r == 1;
        });
    }
}
