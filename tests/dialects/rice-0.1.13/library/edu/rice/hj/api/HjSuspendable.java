package edu.rice.hj.api;

/** As the library declares it. */
public interface HjSuspendable {
    void run() throws SuspendableException;
}
