package edu.rice.hj.api;

/** As the library declares it. */
public interface HjFuture<V> {
    V get();

    boolean resolved();
}
