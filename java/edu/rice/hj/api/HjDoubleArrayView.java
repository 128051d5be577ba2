package edu.rice.hj.api;

/** An array seen through a region. */
public interface HjDoubleArrayView {
    /** The array. */
    double[] baseArray();

    /** A view of 1 dimension. */
    interface HjDoubleArrayView1D extends HjDoubleArrayView {
        /** An element. */
        double get(int i);

        /** Sets an element. */
        void set(double value, int i);

        /** Adds to an element. */
        void inc(double value, int i);

        /** Subtracts from an element. */
        void dec(double value, int i);

        /** The indices. */
        HjRegion.HjRegion1D region();
    }

    /** A view of 2 dimensions. */
    interface HjDoubleArrayView2D extends HjDoubleArrayView {
        /** An element. */
        double get(int i, int j);

        /** Sets an element. */
        void set(double value, int i, int j);

        /** Adds to an element. */
        void inc(double value, int i, int j);

        /** Subtracts from an element. */
        void dec(double value, int i, int j);

        /** The indices. */
        HjRegion.HjRegion2D region();
    }

    /** A view of 3 dimensions. */
    interface HjDoubleArrayView3D extends HjDoubleArrayView {
        /** An element. */
        double get(int i, int j, int k);

        /** Sets an element. */
        void set(double value, int i, int j, int k);

        /** Adds to an element. */
        void inc(double value, int i, int j, int k);

        /** Subtracts from an element. */
        void dec(double value, int i, int j, int k);

        /** The indices. */
        HjRegion.HjRegion3D region();
    }
}
