// expect: violated nondeterminism
// options: --determinism
// Which of the two bodies is last shows in what has been printed and nowhere else; bodies behind that make the two
// states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenOutput {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            System.out.print("a");
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            System.out.print("b");
                        }
                    });
                });
            });
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        c += 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        c += 2;
                    });
                });
            });
        });
    }
}
