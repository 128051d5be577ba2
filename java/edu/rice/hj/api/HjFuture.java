package edu.rice.hj.api;

/** A value that is computed once and can be waited for. */
public interface HjFuture<V> {
    /** Waits for the value. Throws what the computation threw. */
    V get() throws SuspendableException;

    /** The value if it is there. Throws {@link IllegalStateException} if it is not. */
    V safeGet();

    /** Whether there is a value or a failure. */
    boolean resolved();

    /** Whether there is a failure. */
    boolean failed();

    /** Makes an unresolved future fail with {@link CancelledException}; false if it is resolved. */
    boolean cancel();

    /** What {@code get} of a cancelled future throws. */
    class CancelledException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** The one that is thrown. */
        public static CancelledException INSTANCE = new hj.lang.CancelledException("future was cancelled");

        /** An exception without a message. */
        public CancelledException() {
            super();
        }

        /** An exception with a message. */
        public CancelledException(String message) {
            super(message);
        }
    }
}
