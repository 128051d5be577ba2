package edu.rice.hj.runtime.util;

/** An aborted task. */
public class AbortedException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public AbortedException() {
        super();
    }

    /** An exception with message. */
    public AbortedException(String message) {
        super(message);
    }

    /** An exception with cause. */
    public AbortedException(Throwable cause) {
        super(cause);
    }

    /** An exception with message and cause. */
    public AbortedException(String message, Throwable cause) {
        super(message, cause);
    }

    /** An exception with message and cause and suppression and writable. */
    public AbortedException(String message, Throwable cause, boolean suppression, boolean writable) {
        super(message, cause, suppression, writable);
    }
}
