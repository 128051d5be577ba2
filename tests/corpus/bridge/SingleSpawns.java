// expect: unknown: a single statement that uses phasers or tasks

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A single statement that starts a task. */
public class SingleSpawns {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(barrier.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> async(() -> System.out.println("once")));
                });
            });
        });
    }
}
