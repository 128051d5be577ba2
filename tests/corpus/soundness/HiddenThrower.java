// expect: violated assertion
// Which of the two bodies is last shows in which task threw an exception and nowhere else; bodies behind that make
// the two states be compared.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.util.MultipleExceptions;

public class HiddenThrower {
    static int p = 5, c;
    static final RuntimeException ONE = new IllegalStateException("one"), OTHER = new IllegalStateException("other");

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    async(() -> {
                        int last = isolatedWithReturn(() -> {
                            int is = p == 5 ? 0 : 1;
                            p = is == 0 ? 6 : 0;
                            return is;
                        });
                        if (last == 1) {
                            throw ONE;
                        }
                    });
                    async(() -> {
                        throw OTHER;
                    });
                    async(() -> {
                        int last = isolatedWithReturn(() -> {
                            int is = p == 5 ? 0 : 1;
                            p = is == 0 ? 7 : 0;
                            return is;
                        });
                        if (last == 1) {
                            throw ONE;
                        }
                    });
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
            } catch (MultipleExceptions e) {
                assert e.getExceptions().get(0) == OTHER;
            }
        });
    }
}
