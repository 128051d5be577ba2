package edu.rice.hj.api;

/** As the library declares it. */
public interface HjSuspendingProcedureInt1D {
    void apply(int index) throws SuspendableException;
}
