// expect: violated
// options: --determinism
// Both orders of the two lines are possible.

import static edu.rice.hj.Module2.*;

public class PrintInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        System.out.println("a");
                    });
                });
                async(() -> {
                    isolated(() -> {
                        System.out.println("b");
                    });
                });
            });
        });
    }
}
