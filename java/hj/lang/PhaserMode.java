package hj.lang;

/** The phaser modes under their name of 2015; no method takes it. */
public enum PhaserMode {
    /** Signals only. */
    SIG,
    /** Waits only. */
    WAIT,
    /** Signals and waits. */
    SIG_WAIT,
    /** Signals, waits, and may run the single statement. */
    SIG_WAIT_SINGLE
}
