package edu.rice.hj.experimental.api;

/** The first value that is offered. */
public interface HjSearchEureka<T> extends HjEureka<T, Object, T> {
}
