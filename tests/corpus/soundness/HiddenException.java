// expect: violated assertion
// Which of the two bodies is last shows in how many exceptions the finish has collected and nowhere else; bodies
// behind that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenException {
    static int p = 5, c;

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
                            throw new IllegalStateException();
                        }
                    });
                    async(() -> isolated(() -> {
                        p = p == 5 ? 7 : 0;
                    }));
                    async(() -> isolated(() -> {
                        c += 1;
                    }));
                    async(() -> isolated(() -> {
                        c += 2;
                    }));
                });
            } catch (IllegalStateException e) {
                assert false;
            }
        });
    }
}
