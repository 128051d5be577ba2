// expect: violated assertion
// Which of the two bodies is last shows in which future was resolved and nowhere else; bodies behind that make the
// two states be compared.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class HiddenFuture {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> e = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            d.put(1);
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            e.put(1);
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
            assert !d.resolved();
        });
    }
}
