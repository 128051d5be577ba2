package edu.rice.hj.api;

/** An array seen through a region. */
public interface HjIntArrayView {
    /** The array. */
    int[] baseArray();

    /** A view of 1 dimension. */
    interface HjIntArrayView1D extends HjIntArrayView {
        /** An element. */
        int get(int i);

        /** Sets an element. */
        void set(int value, int i);

        /** Adds to an element. */
        void inc(int value, int i);

        /** Subtracts from an element. */
        void dec(int value, int i);

        /** The indices. */
        HjRegion.HjRegion1D region();
    }

    /** A view of 2 dimensions. */
    interface HjIntArrayView2D extends HjIntArrayView {
        /** An element. */
        int get(int i, int j);

        /** Sets an element. */
        void set(int value, int i, int j);

        /** Adds to an element. */
        void inc(int value, int i, int j);

        /** Subtracts from an element. */
        void dec(int value, int i, int j);

        /** The indices. */
        HjRegion.HjRegion2D region();
    }

    /** A view of 3 dimensions. */
    interface HjIntArrayView3D extends HjIntArrayView {
        /** An element. */
        int get(int i, int j, int k);

        /** Sets an element. */
        void set(int value, int i, int j, int k);

        /** Adds to an element. */
        void inc(int value, int i, int j, int k);

        /** Subtracts from an element. */
        void dec(int value, int i, int j, int k);

        /** The indices. */
        HjRegion.HjRegion3D region();
    }
}
