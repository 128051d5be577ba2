// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The phaser is a field of an object that the tasks share. */
public class HjPhaserInObject {
    private final HjPhaser barrier;
    private final int rounds;

    HjPhaserInObject(int rounds) {
        this.barrier = newPhaser(SIG_WAIT);
        this.rounds = rounds;
    }

    void start() {
        asyncPhased(barrier.inMode(SIG_WAIT), this::work);
    }

    void work() {
        for (int i = 0; i < rounds; i++) {
            barrier.doNext();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaserInObject team = new HjPhaserInObject(2);
            team.start();
            team.start();
        }));
    }
}
