package edu.rice.hj.api;

/** A body with a result that may block. */
@FunctionalInterface
public interface HjSuspendingCallable<V> {
    /** Computes the result. */
    V call() throws SuspendableException;
}
