package edu.rice.hj.runtime.phasers;

/** Wrong use of a phaser. */
public class PhaserException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public PhaserException() {
        super();
    }

    /** An exception with message. */
    public PhaserException(String message) {
        super(message);
    }
}
