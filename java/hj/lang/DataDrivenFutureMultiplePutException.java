package hj.lang;

/** A second put on a data-driven future. Unchecked, since {@code put} declares nothing. */
public class DataDrivenFutureMultiplePutException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public DataDrivenFutureMultiplePutException() {
        super();
    }

    /** An exception with message. */
    public DataDrivenFutureMultiplePutException(String message) {
        super(message);
    }
}
