package hj.lang;

/** A permission violation, as the library of BYU names it; never thrown here. */
public class PermissionViolationsException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An exception. */
    public PermissionViolationsException() {
        super();
    }
}
