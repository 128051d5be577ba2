package edu.rice.hj.experimental.api;

/** Something that tasks look for together; when it is there, what they do further is useless. */
public interface HjEureka<T, C, V> {
    /** Called when a finish takes it. */
    void onRegistration();

    /** Called when that finish has ended. */
    void onCleanup();

    /** Whether it is there. */
    boolean resolved();

    /** Whether the task that has made an offer ends. */
    boolean shouldAbortOnOffer(boolean accepted);

    /** What was found so far. */
    V get();

    /** Offers a value; whether it counts. */
    boolean offer(T value);

    /** Ends the calling task if what it does further is useless. */
    void check(C value);
}
