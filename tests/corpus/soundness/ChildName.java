// expect: violated
// Task 1 makes a child of its own only if it is the last of three at the first counter. In that schedule its next
// child is its second, and the name tells: how many children a task has had is part of the state.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class ChildName {
    static int c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread.currentThread().getName();
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 3; i++) {
                    int which = i;
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        boolean[] last = new boolean[1];
                        isolated(() -> {
                            c++;
                            last[0] = c == 3;
                        });
                        if (which == 0 && last[0]) {
                            finish(() -> async(() -> { }));
                        }
                        last[0] = false;
                        next();
                        isolated(() -> {
                            c += 10;
                        });
                        next();
                        isolated(() -> {
                            c += 10;
                        });
                        next();
                        if (which == 0) {
                            finish(() -> async(() -> {
                                assert !Thread.currentThread().getName().endsWith(".2");
                            }));
                        }
                    });
                }
                phaser.drop();
            });
        });
    }
}
