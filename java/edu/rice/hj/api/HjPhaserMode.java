package edu.rice.hj.api;

/** What a task may do with a phaser. The order is that of {@link scoville.Primitives}. */
public enum HjPhaserMode {
    /** Signals only. */
    SIG,
    /** Waits only. */
    WAIT,
    /** Signals and waits. */
    SIG_WAIT,
    /** Signals, waits, and may run the single statement. */
    SIG_WAIT_SINGLE;

    /** The mode of a barrier. */
    public static final HjPhaserMode DEFAULT_MODE = SIG_WAIT;
}
