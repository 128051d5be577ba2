package edu.rice.pcdp;

/** A body of a 2-dimensional loop. */
@FunctionalInterface
public interface ProcedureInt2D {
    /** Runs the body for one point. */
    void apply(int i, int j);
}
