package hj.runtime.procedure;

/** A body of a 2-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt2D extends edu.rice.hj.api.HjProcedureInt2D {
    @Override
    void apply(int i, int j);
}
