package hj.runtime.phasers;

/** Wrong use of a phaser, under its name of 2017. */
public class PhaserException extends edu.rice.hj.runtime.phasers.PhaserException {
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
