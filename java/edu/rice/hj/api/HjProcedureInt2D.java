package edu.rice.hj.api;

/** A body of a 2-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt2D extends HjSuspendingProcedureInt2D {
    @Override
    void apply(int i, int j);
}
