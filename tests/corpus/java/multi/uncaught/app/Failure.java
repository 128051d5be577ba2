package app;

/** A checked failure that always has a cause. */
public class Failure extends Exception {
    private static final long serialVersionUID = 1L;

    public Failure(String message, Throwable cause) {
        super(message, cause);
    }
}
