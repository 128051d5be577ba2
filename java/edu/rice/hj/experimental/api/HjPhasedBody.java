package edu.rice.hj.experimental.api;

/** The body of a task of a fast barrier. */
public abstract class HjPhasedBody {
    /** Runs the body. */
    public abstract void run();
}
