// expect: race

import static edu.rice.hj.Module2.*;

/** The parent goes on beside its child. */
public class AsyncParentGoesOn {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> x = 1);
                x = 2;
            });
        });
    }
}
