package edu.rice.hj.api;

/** A body of a 3-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt3D extends HjSuspendingProcedureInt3D {
    @Override
    void apply(int i, int j, int k);
}
