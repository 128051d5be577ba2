package edu.rice.hj.api;

/** As the library declares it. */
public interface HjProcedure<T> {
    void apply(T item);
}
