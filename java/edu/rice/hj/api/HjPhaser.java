package edu.rice.hj.api;

/** A phaser. Every operation but {@link #inMode} needs the calling task to be registered on it. */
public interface HjPhaser {
    /** The pair that registers a child in the given mode. */
    HjPhaserPair inMode(HjPhaserMode mode);

    /** The mode of the calling task. */
    HjPhaserMode getPhaserMode();

    /** Signals. */
    void signal();

    /** Waits for the end of the phase. */
    void doWait() throws SuspendableException;

    /** Signals and waits, as the mode allows. */
    void doNext() throws SuspendableException;

    /** Ends the registration of the calling task. */
    void drop();

    /** The phase of the next signal. */
    int getSigPhase();

    /** The phase that the next wait ends. */
    int getWaitPhase();
}
