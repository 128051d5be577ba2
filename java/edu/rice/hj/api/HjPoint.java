package edu.rice.hj.api;

/** A point of a region. */
public interface HjPoint extends Comparable<HjPoint> {
    /** The coordinate of a dimension. */
    int get(int dimension);

    /** The number of dimensions. */
    int rank();
}
