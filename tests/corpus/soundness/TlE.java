// expect: violated
// The first task keeps its turn in a thread-local and fails in those schedules in which it was the third. What a
// thread-local holds is part of the state.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class TlE {
    static int c;
    static final ThreadLocal<Integer> own = new ThreadLocal<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            own.set(7);
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    isolated(() -> {
                        own.set(c);
                        c++;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                    assert own.get() != 2;
                });
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    isolated(() -> {
                        own.set(c);
                        c++;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                });
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    isolated(() -> {
                        own.set(c);
                        c++;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                    next();
                    isolated(() -> {
                        c += 10;
                    });
                });
                phaser.drop();
            });
        });
    }
}
