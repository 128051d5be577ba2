package edu.rice.hj.runtime.util;

/** A deadlock, as a library reports it; never thrown here. */
public class DeadlockException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public DeadlockException() {
        super();
    }

    /** An exception with message. */
    public DeadlockException(String message) {
        super(message);
    }

    /** An exception with cause. */
    public DeadlockException(Throwable cause) {
        super(cause);
    }

    /** An exception with message and cause. */
    public DeadlockException(String message, Throwable cause) {
        super(message, cause);
    }

    /** An exception with message and cause and suppression and writable. */
    public DeadlockException(String message, Throwable cause, boolean suppression, boolean writable) {
        super(message, cause, suppression, writable);
    }
}
