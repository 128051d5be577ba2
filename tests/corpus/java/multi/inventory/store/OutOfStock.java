package store;

/** Thrown when the last piece is gone or there never was one. */
public class OutOfStock extends Exception {
    private static final long serialVersionUID = 1L;

    OutOfStock(String name, Throwable cause) {
        super("no " + name + " left", cause);
    }
}
