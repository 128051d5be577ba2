package edu.rice.hj.api;

/** A counter that only grows and can be waited for. */
public interface HjEventCount {
    /** Adds one. */
    void advance();

    /** The count. */
    long read();

    /** Waits until the count is at least {@code count}. */
    void await(long count) throws SuspendableException;
}
