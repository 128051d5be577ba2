package edu.rice.pcdp;

/** A body of a 1-dimensional loop. */
@FunctionalInterface
public interface ProcedureInt1D {
    /** Runs the body for one point. */
    void apply(int i);
}
