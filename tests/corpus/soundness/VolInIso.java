// expect: violated
// Isolated bodies that touch one volatile variable and nothing else: which is first is open.

import static edu.rice.hj.Module2.*;

public class VolInIso {
    static volatile int v;

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
                        assert v == 1;
                    });
                });
            });
        });
    }
}
