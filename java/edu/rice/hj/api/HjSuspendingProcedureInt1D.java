package edu.rice.hj.api;

/** A body of a 1-dimensional loop that may block. */
@FunctionalInterface
public interface HjSuspendingProcedureInt1D {
    /** Runs the body for one point. */
    void apply(int i) throws SuspendableException;
}
