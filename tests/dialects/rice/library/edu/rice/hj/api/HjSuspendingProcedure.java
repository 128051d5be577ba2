package edu.rice.hj.api;

/** As the library declares it. */
public interface HjSuspendingProcedure<T> {
    void apply(T item) throws SuspendableException;
}
