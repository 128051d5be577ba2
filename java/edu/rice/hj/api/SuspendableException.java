package edu.rice.hj.api;

/**
 * The exception that marks what may suspend. No construct throws it. It is unchecked, unlike in
 * the libraries: some declare it where others do not, and only so do the programs of all of them
 * compile.
 */
public class SuspendableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The one that the library of Rice keeps. */
    public static final SuspendableException instance = new SuspendableException("suspend");

    /** An exception with a message. */
    public SuspendableException(String message) {
        super(message);
    }
}
