package edu.rice.hj.experimental.api;

import java.util.List;

/** So many values. */
public interface HjCountEureka<T> extends HjEureka<T, Void, List<T>> {
    /** How many there are to be. */
    int maxCount();

    /** How many there are. */
    int curCount();
}
