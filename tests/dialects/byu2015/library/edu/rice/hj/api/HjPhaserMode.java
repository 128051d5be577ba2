package edu.rice.hj.api;

/** As the library declares it. */
public enum HjPhaserMode {
    SIG, WAIT, SIG_WAIT, SIG_WAIT_SINGLE
}
