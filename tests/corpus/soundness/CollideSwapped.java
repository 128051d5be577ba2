// expect: violated assertion
// The first task last leaves Integer.MIN_VALUE and 16, the second last 0 and 0; tasks behind that make the two
// states be compared. A name of states in which they cancel out loses the schedules that fail.

import static edu.rice.hj.Module2.*;

public class CollideSwapped {
    static int c;
    static int q = 5, p = 5;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = Integer.MIN_VALUE;
                            q = 16;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            q = 0;
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
            assert p == 0;
        });
    }
}
