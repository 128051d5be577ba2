package edu.rice.hj.api;

/** A body of a 2-dimensional loop with an argument. */
@FunctionalInterface
public interface HjSuspendingProcedureInt2DArg {
    /** Runs the body for one point. */
    void apply(int i, int j, Object argument) throws SuspendableException;
}
