// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Objects hold the phaser, methods use it. */
public class Workers {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 3; i++) {
                    Worker worker = new Worker(barrier, i);
                    asyncPhased(barrier.inMode(SIG_WAIT), worker::work);
                }
            });
        });
    }

    static class Worker {
        private final HjPhaser barrier;
        private final int number;

        Worker(HjPhaser barrier, int number) {
            this.barrier = barrier;
            this.number = number;
        }

        void work() {
            for (int round = 0; round < 3; round++) {
                System.out.println(number);
                meet(barrier);
            }
        }

        private static void meet(HjPhaser where) {
            where.signal();
            where.doWait();
        }
    }
}
