package hj.lang;

/** Wrong use of a finish accumulator, under its name in the libraries of BYU. */
public class FinishAccumulatorException extends edu.rice.hj.runtime.accumulator.FinishAccumulatorException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public FinishAccumulatorException() {
        super();
    }

    /** An exception with message. */
    public FinishAccumulatorException(String message) {
        super(message);
    }
}
