// expect: violated assertion
// Which of the two bodies is last shows in whether a phase has been signalled and nowhere else; bodies behind that
// make the two states be compared.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class HiddenSignal {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), () -> {
                    int last = isolatedWithReturn(() -> {
                        int is = p == 5 ? 0 : 1;
                        p = is == 0 ? 6 : 0;
                        return is;
                    });
                    if (last == 1) {
                        signal();
                    }
                    isolated(() -> {
                        c += 100;
                    });
                });
                async(() -> isolated(() -> {
                    p = p == 5 ? 7 : 0;
                }));
                asyncPhased(phaser.inMode(WAIT), () -> {
                    doWait();
                    isolated(() -> {
                        assert c % 200 >= 100;
                    });
                });
                phaser.drop();
                async(() -> isolated(() -> {
                    c += 1;
                }));
            });
        });
    }
}
