// expect: violated nondeterminism
// options: --determinism
// A line in two pieces, and another between them or not.

import static edu.rice.hj.Module2.*;

public class PrintPieces {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    System.out.print("a");
                    System.out.print("b");
                });
                async(() -> {
                    System.out.print("c");
                });
            });
        });
    }
}
