// expect: violated assertion
// Which of the two bodies is last shows in a thread-local of a task and nowhere else; bodies behind that make the
// two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenThreadLocal {
    static int p = 5, c;
    static final ThreadLocal<int[]> own = new ThreadLocal<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] box = new int[1];
            own.set(box);
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            box[0] = 1;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
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
            assert own.get()[0] == 0;
        });
    }
}
