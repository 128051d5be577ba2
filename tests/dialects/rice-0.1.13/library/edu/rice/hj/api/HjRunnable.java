package edu.rice.hj.api;

/** As the library declares it. */
public interface HjRunnable {
    void run();
}
