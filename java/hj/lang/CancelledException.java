package hj.lang;

import edu.rice.hj.api.HjFuture;

/** What {@code get} of a cancelled future throws. */
public class CancelledException extends HjFuture.CancelledException {
    private static final long serialVersionUID = 1L;

    /** An exception with a message. */
    public CancelledException(String message) {
        super(message);
    }
}
