package edu.rice.hj.api;

/** As the library declares it. */
public interface HjCallable<V> {
    V call();
}
