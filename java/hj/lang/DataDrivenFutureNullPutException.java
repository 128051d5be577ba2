package hj.lang;

/** A put of null, where a library forbids it; never thrown here. */
public class DataDrivenFutureNullPutException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public DataDrivenFutureNullPutException() {
        super();
    }

    /** An exception with message. */
    public DataDrivenFutureNullPutException(String message) {
        super(message);
    }
}
