package edu.rice.hj.api;

/** A body of a 3-dimensional loop that may block. */
@FunctionalInterface
public interface HjSuspendingProcedureInt3D {
    /** Runs the body for one point. */
    void apply(int i, int j, int k) throws SuspendableException;
}
