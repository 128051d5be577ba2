// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The constructor of an exception runs code of the program. */
public class TraceThrows {
    static class Angry extends RuntimeException {
        @Override
        public Throwable fillInStackTrace() {
            throw new IllegalStateException();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                RuntimeException kept = new Angry();
                next();
            });
        });
    }
}
