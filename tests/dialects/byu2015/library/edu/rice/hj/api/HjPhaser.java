package edu.rice.hj.api;

/** As the library declares it. */
public interface HjPhaser {
    HjPhaserPair inMode(HjPhaserMode mode);
}
