package edu.rice.hj.api;

/** As the library declares it. */
public interface HjFuture<V> {
    V get() throws SuspendableException;

    boolean resolved();
}
