// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;

/** The parent asks for a value and stays at the barrier that its computing needs. */
public class HjFutureInCircle {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            HjPhaser done = newPhaser(SIG_WAIT);
            asyncPhased(barrier.inMode(SIG_WAIT), done.inMode(SIG), () -> {
                barrier.doNext();
                done.signal();
            });
            HjFuture<Integer> value = future(() -> 1);
            done.doWait();
            System.out.println(value.get());
            barrier.doNext();
        }));
    }
}
