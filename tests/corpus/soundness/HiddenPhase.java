// expect: violated assertion
// Which of the two bodies is last shows in how many phases a phaser has gone through and nowhere else; bodies behind
// that make the two states be compared.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class HiddenPhase {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT);
            finish(() -> {
                async(() -> isolated(() -> {
                    p = p == 5 ? 6 : 8;
                }));
                async(() -> isolated(() -> {
                    p = p == 5 ? 7 : 9;
                }));
            });
            if (p == 8) {
                phaser.doNext();
            }
            p = 0;
            finish(() -> {
                async(() -> isolated(() -> {
                    c += 1;
                }));
                async(() -> isolated(() -> {
                    c += 2;
                }));
            });
            assert phaser.getSigPhase() == 0;
        });
    }
}
