// expect: violated assertion
// The first task last leaves Integer.MIN_VALUE and 16, the second last 0 and 0; tasks behind that make the two
// states be compared. A name of states in which they cancel out loses the schedules that fail.

import static edu.rice.hj.Module2.*;

public class CollideFields {
    static int c;
    static class Box {
        int p = 5, q = 5;
    }

    static final Box box = new Box();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (box.p == 5) {
                            box.p = 6;
                        } else {
                            box.p = Integer.MIN_VALUE;
                            box.q = 16;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (box.p == 5) {
                            box.p = 7;
                        } else {
                            box.p = 0;
                            box.q = 0;
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
            assert box.p == 0;
        });
    }
}
