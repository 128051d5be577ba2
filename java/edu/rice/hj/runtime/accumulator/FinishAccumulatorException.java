package edu.rice.hj.runtime.accumulator;

/** Wrong use of a finish accumulator. */
public class FinishAccumulatorException extends RuntimeException {
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
