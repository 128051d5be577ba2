// expect: proved
// Both orders of two equal writes of a volatile variable end alike.

import static edu.rice.hj.Module2.*;

public class VolSameInIso {
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
                        v = 1;
                    });
                });
            });
            assert v == 1;
        });
    }
}
