package edu.rice.hj.experimental.api;

/** So much time. */
public interface HjTimerEureka<T> extends HjEureka<T, Object, T> {
    /** Whether the time is up. */
    boolean timedOut();
}
