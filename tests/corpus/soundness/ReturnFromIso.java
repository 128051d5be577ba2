// expect: violated assertion
// Two looks at one volatile counter in isolated, one step each: both can see nothing.

import static edu.rice.hj.Module2.*;

public class ReturnFromIso {
    static volatile int v;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    int r = isolatedWithReturn(() -> v);
                    isolated(() -> {
                        v = r + 1;
                    });
                });
                async(() -> {
                    int r = isolatedWithReturn(() -> v);
                    isolated(() -> {
                        v = r + 1;
                    });
                });
            });
            assert v == 2;
        });
    }
}
