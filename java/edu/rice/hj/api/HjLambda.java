package edu.rice.hj.api;

/** A function of one argument. */
@FunctionalInterface
public interface HjLambda<T, V> {
    /** Applies the function. */
    V apply(T argument);
}
