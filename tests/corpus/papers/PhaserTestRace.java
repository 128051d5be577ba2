// expect: race
// regions: 2
// Two tasks share a phaser, but the one that reads the deque does so before its next, while the other may be adding.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;
import java.util.ArrayDeque;
import java.util.Deque;

public class PhaserTestRace {
    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Deque<Integer> deque = new ArrayDeque<Integer>();
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        final HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                        asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), new HjRunnable() {
                            @Override
                            public void run() {
                                acquireW(deque);
                                deque.addLast(7);
                                releaseW(deque);
                                next();
                            }
                        });
                        asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), new HjRunnable() {
                            @Override
                            public void run() {
                                acquireR(deque);
                                deque.peekFirst();
                                releaseR(deque);
                                next();
                            }
                        });
                    }
                });
            }
        });
    }
}
