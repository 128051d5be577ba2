package edu.rice.hj.experimental.api;

/** The greatest value that is offered. */
public interface HjExtremaEureka<T> extends HjEureka<T, T, T> {
}
