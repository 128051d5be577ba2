package edu.rice.hj.api;

/** A body of a 1-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt1D extends HjSuspendingProcedureInt1D {
    @Override
    void apply(int i);
}
