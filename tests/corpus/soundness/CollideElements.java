// expect: violated assertion
// The first task last leaves Integer.MIN_VALUE and 16, the second last 0 and 0; tasks behind that make the two
// states be compared. A name of states in which they cancel out loses the schedules that fail.

import static edu.rice.hj.Module2.*;

public class CollideElements {
    static int c;
    static final int[] box = {5, 5};

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (box[0] == 5) {
                            box[0] = 6;
                        } else {
                            box[0] = Integer.MIN_VALUE;
                            box[1] = 16;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (box[0] == 5) {
                            box[0] = 7;
                        } else {
                            box[0] = 0;
                            box[1] = 0;
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
            assert box[0] == 0;
        });
    }
}
