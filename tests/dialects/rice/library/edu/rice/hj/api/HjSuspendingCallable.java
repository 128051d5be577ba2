package edu.rice.hj.api;

/** As the library declares it. */
public interface HjSuspendingCallable<V> {
    V call() throws SuspendableException;
}
