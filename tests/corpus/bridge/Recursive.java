// expect: unknown: calls itself

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A method that calls itself as often as the input says. */
public class Recursive {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                newPhaser(SIG_WAIT);
                down(args.length);
            });
        });
    }

    static void down(int more) {
        if (more > 0) {
            next();
            down(more - 1);
        }
    }
}
