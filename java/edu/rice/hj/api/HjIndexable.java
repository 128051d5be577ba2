package edu.rice.hj.api;

/** A sequence with access by index. */
public interface HjIndexable<T> {
    /** The number of items. */
    int size();

    /** One item. */
    T get(int index);
}
