package edu.rice.hj.experimental.api;

/** A value that no longer changes much. */
public interface HjConvergenceEureka<T> extends HjEureka<T, T, T> {
}
