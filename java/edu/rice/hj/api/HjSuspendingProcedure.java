package edu.rice.hj.api;

/** A body of a loop over items that may block. */
@FunctionalInterface
public interface HjSuspendingProcedure<T> {
    /** Runs the body for one item. */
    void apply(T item) throws SuspendableException;
}
