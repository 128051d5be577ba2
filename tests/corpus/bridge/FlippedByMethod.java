// expect: unknown: is written while other tasks can read it

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** A method changes which phaser a shared object holds. */
public class FlippedByMethod {
    static class Box {
        HjPhaser first;
        HjPhaser second;

        void flip() {
            HjPhaser other = first;
            first = second;
            second = other;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Box b = new Box();
                b.first = newPhaser(SIG_WAIT);
                b.second = newPhaser(SIG_WAIT);
                asyncPhased(b.first.inMode(SIG_WAIT), b.second.inMode(SIG_WAIT), () -> {
                    b.first.doNext();
                    b.second.doNext();
                });
                b.flip();
                asyncPhased(b.first.inMode(SIG_WAIT), b.second.inMode(SIG_WAIT), () -> {
                    b.first.doNext();
                    b.second.doNext();
                });
            });
        });
    }
}
