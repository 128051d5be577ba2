package edu.rice.hj.experimental.api;

/** So much work. */
public interface HjEngineEureka<T> extends HjEureka<T, T, T> {
    /** How much there may be. */
    int unitsAllotted();

    /** How much there was. */
    int unitsUsed();
}
