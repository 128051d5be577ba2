package hj.runtime.procedure;

/** A body of a 3-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt3D extends edu.rice.hj.api.HjProcedureInt3D {
    @Override
    void apply(int i, int j, int k);
}
