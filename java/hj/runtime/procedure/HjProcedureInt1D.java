package hj.runtime.procedure;

/** A body of a 1-dimensional loop. */
@FunctionalInterface
public interface HjProcedureInt1D extends edu.rice.hj.api.HjProcedureInt1D {
    @Override
    void apply(int i);
}
