// expect: violated nondeterminism
// options: --determinism
// Standard error has an order of its own.

import static edu.rice.hj.Module2.*;

public class PrintErrAndOut {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    System.err.print("a");
                });
                async(() -> {
                    System.err.print("b");
                });
            });
        });
    }
}
