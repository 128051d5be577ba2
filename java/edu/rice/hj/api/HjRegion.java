package edu.rice.hj.api;

import java.util.Iterator;

/** A rectangle of points, its limits included. */
public interface HjRegion {
    /** The points in row-major order. */
    Iterable<HjPoint> toSeqIterable();

    /** The points in row-major order. */
    Iterator<HjPoint> iterator();

    /** The points of chunk {@code group} out of {@code groups} equal ones. */
    Iterator<HjPoint> iterator(int groups, int group);

    /** The number of dimensions. */
    int rank();

    /** The number of points. */
    int numElements();

    /** The lower limit of a dimension. */
    int lowerLimit(int dimension);

    /** The upper limit of a dimension. */
    int upperLimit(int dimension);

    /** The point at a position in row-major order. */
    int[] toRegionIndex(int linearIndex);

    /** The position in row-major order of a point. */
    int toLinearIndex(int[] point);

    /** A region of 1 dimension. */
    interface HjRegion1D extends HjRegion {
        /** The position in row-major order. */
        int toLinearIndex(int i);

        @Override
        int toLinearIndex(int[] point);

        /** The lower limits, included. */
        int[] lowerLimits();

        /** The upper limits, included. */
        int[] upperLimits();
    }

    /** A region of 2 dimensions. */
    interface HjRegion2D extends HjRegion {
        /** The position in row-major order. */
        int toLinearIndex(int i, int j);

        @Override
        int toLinearIndex(int[] point);

        /** The lower limits, included. */
        int[] lowerLimits();

        /** The upper limits, included. */
        int[] upperLimits();
    }

    /** A region of 3 dimensions. */
    interface HjRegion3D extends HjRegion {
        /** The position in row-major order. */
        int toLinearIndex(int i, int j, int k);

        @Override
        int toLinearIndex(int[] point);

        /** The lower limits, included. */
        int[] lowerLimits();

        /** The upper limits, included. */
        int[] upperLimits();
    }
}
