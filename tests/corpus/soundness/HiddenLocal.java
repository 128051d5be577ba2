// expect: violated assertion
// Which of the two bodies is last shows in a local variable of a waiting task and nowhere else; bodies behind that
// make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenLocal {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> {
                    p = p == 5 ? 6 : 8;
                }));
                async(() -> isolated(() -> {
                    p = p == 5 ? 7 : 9;
                }));
            });
            int local = p;
            p = 0;
            finish(() -> {
                async(() -> isolated(() -> {
                    c += 1;
                }));
                async(() -> isolated(() -> {
                    c += 2;
                }));
            });
            assert local == 9;
        });
    }
}
