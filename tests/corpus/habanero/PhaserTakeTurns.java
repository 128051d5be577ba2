// expect: ok
// output: 12

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Each phase belongs to one task. */
public class PhaserTakeTurns {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 3; i++) {
                    int mine = i;
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        for (int turn = 0; turn < 3; turn++) {
                            if (turn == mine) {
                                x = 10 * x + mine;
                            }
                            next();
                        }
                    });
                }
            });
            System.out.println(x);
        });
    }
}
