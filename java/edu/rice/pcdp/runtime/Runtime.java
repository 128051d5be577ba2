package edu.rice.pcdp.runtime;

/** The pool of workers, which does not exist here. */
public final class Runtime {
    private Runtime() {
    }

    /** Does nothing. */
    public static void resizeWorkerThreads(int workers) throws InterruptedException {
    }

    /** Does nothing. */
    public static void showRuntimeStats() {
    }
}
