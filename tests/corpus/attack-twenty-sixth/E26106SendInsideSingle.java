import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// proved: one of the tasks sends in the single statement, behind all sends of the phase before.
public class E26106SendInsideSingle {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 99) {
                        pair.left.exit();
                    }
                });
                actor.start();
                HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT_SINGLE);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(ph.inMode(HjPhaserMode.SIG_WAIT_SINGLE), () -> {
                        actor.send(1);
                        next(() -> actor.send(2));
                    });
                }
                ph.drop();
            });
            assert x == 112;
        });
    }
}
