package edu.rice.hj.api;

/** As the library declares it. */
public interface HjRegion {
    /** Of one dimension. */
    interface HjRegion1D extends HjRegion {
    }
}
