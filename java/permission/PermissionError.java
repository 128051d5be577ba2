package permission;

/** A permission violation, as the library of BYU names it; never thrown here. */
public class PermissionError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception with message. */
    public PermissionError(String message) {
        super(message);
    }
}
