package edu.rice.hj.api;

/** As the library declares it. */
public final class HjPhaserPair {
    public final HjPhaser phaser;
    public final HjPhaserMode mode;

    public HjPhaserPair(HjPhaser phaser, HjPhaserMode mode) {
        this.phaser = phaser;
        this.mode = mode;
    }
}
