package edu.rice.hj.api;

/** A body of a task that may block. */
@FunctionalInterface
public interface HjSuspendable {
    /** Runs the body. */
    void run() throws SuspendableException;
}
