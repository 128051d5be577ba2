package hj.runtime.phasers;

import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.runtime.phasers.PhaserImpl;

/** The phaser under its name of 2017. */
public class Phaser extends PhaserImpl {
    /** An unbounded phaser on which the calling task is registered. */
    public Phaser(HjPhaserMode mode) {
        super(mode, 0);
    }

    /** An unbounded phaser on which the calling task signals and waits. */
    public Phaser() {
        super(HjPhaserMode.SIG_WAIT, 0);
    }
}
