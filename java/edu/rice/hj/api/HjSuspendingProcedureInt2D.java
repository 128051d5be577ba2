package edu.rice.hj.api;

/** A body of a 2-dimensional loop that may block. */
@FunctionalInterface
public interface HjSuspendingProcedureInt2D {
    /** Runs the body for one point. */
    void apply(int i, int j) throws SuspendableException;
}
