package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjDoubleArrayView;
import edu.rice.hj.api.HjIntArrayView;
import edu.rice.hj.api.HjRegion;

/** Arrays seen through regions: element p is at {@code offset + region.toLinearIndex(p)}. */
public final class ArrayViews {
    private ArrayViews() {
    }

    /** A view of an int array. */
    public static final class Int1D implements HjIntArrayView.HjIntArrayView1D {
        private final int[] array;
        private final int offset;
        private final HjRegion.HjRegion1D region;

        /** The view of an array from an offset on. */
        public Int1D(int[] array, int offset, HjRegion.HjRegion1D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public int[] baseArray() {
            return array;
        }

        @Override
        public int get(int i) {
            return array[offset + region.toLinearIndex(i)];
        }

        @Override
        public void set(int value, int i) {
            array[offset + region.toLinearIndex(i)] = value;
        }

        @Override
        public void inc(int value, int i) {
            array[offset + region.toLinearIndex(i)] += value;
        }

        @Override
        public void dec(int value, int i) {
            array[offset + region.toLinearIndex(i)] -= value;
        }

        @Override
        public HjRegion.HjRegion1D region() {
            return region;
        }
    }

    /** A view of an int array. */
    public static final class Int2D implements HjIntArrayView.HjIntArrayView2D {
        private final int[] array;
        private final int offset;
        private final HjRegion.HjRegion2D region;

        /** The view of an array from an offset on. */
        public Int2D(int[] array, int offset, HjRegion.HjRegion2D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public int[] baseArray() {
            return array;
        }

        @Override
        public int get(int i, int j) {
            return array[offset + region.toLinearIndex(i, j)];
        }

        @Override
        public void set(int value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] = value;
        }

        @Override
        public void inc(int value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] += value;
        }

        @Override
        public void dec(int value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] -= value;
        }

        @Override
        public HjRegion.HjRegion2D region() {
            return region;
        }
    }

    /** A view of an int array. */
    public static final class Int3D implements HjIntArrayView.HjIntArrayView3D {
        private final int[] array;
        private final int offset;
        private final HjRegion.HjRegion3D region;

        /** The view of an array from an offset on. */
        public Int3D(int[] array, int offset, HjRegion.HjRegion3D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public int[] baseArray() {
            return array;
        }

        @Override
        public int get(int i, int j, int k) {
            return array[offset + region.toLinearIndex(i, j, k)];
        }

        @Override
        public void set(int value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] = value;
        }

        @Override
        public void inc(int value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] += value;
        }

        @Override
        public void dec(int value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] -= value;
        }

        @Override
        public HjRegion.HjRegion3D region() {
            return region;
        }
    }

    /** A view of an double array. */
    public static final class Double1D implements HjDoubleArrayView.HjDoubleArrayView1D {
        private final double[] array;
        private final int offset;
        private final HjRegion.HjRegion1D region;

        /** The view of an array from an offset on. */
        public Double1D(double[] array, int offset, HjRegion.HjRegion1D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public double[] baseArray() {
            return array;
        }

        @Override
        public double get(int i) {
            return array[offset + region.toLinearIndex(i)];
        }

        @Override
        public void set(double value, int i) {
            array[offset + region.toLinearIndex(i)] = value;
        }

        @Override
        public void inc(double value, int i) {
            array[offset + region.toLinearIndex(i)] += value;
        }

        @Override
        public void dec(double value, int i) {
            array[offset + region.toLinearIndex(i)] -= value;
        }

        @Override
        public HjRegion.HjRegion1D region() {
            return region;
        }
    }

    /** A view of an double array. */
    public static final class Double2D implements HjDoubleArrayView.HjDoubleArrayView2D {
        private final double[] array;
        private final int offset;
        private final HjRegion.HjRegion2D region;

        /** The view of an array from an offset on. */
        public Double2D(double[] array, int offset, HjRegion.HjRegion2D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public double[] baseArray() {
            return array;
        }

        @Override
        public double get(int i, int j) {
            return array[offset + region.toLinearIndex(i, j)];
        }

        @Override
        public void set(double value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] = value;
        }

        @Override
        public void inc(double value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] += value;
        }

        @Override
        public void dec(double value, int i, int j) {
            array[offset + region.toLinearIndex(i, j)] -= value;
        }

        @Override
        public HjRegion.HjRegion2D region() {
            return region;
        }
    }

    /** A view of an double array. */
    public static final class Double3D implements HjDoubleArrayView.HjDoubleArrayView3D {
        private final double[] array;
        private final int offset;
        private final HjRegion.HjRegion3D region;

        /** The view of an array from an offset on. */
        public Double3D(double[] array, int offset, HjRegion.HjRegion3D region) {
            this.array = array;
            this.offset = offset;
            this.region = region;
        }

        @Override
        public double[] baseArray() {
            return array;
        }

        @Override
        public double get(int i, int j, int k) {
            return array[offset + region.toLinearIndex(i, j, k)];
        }

        @Override
        public void set(double value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] = value;
        }

        @Override
        public void inc(double value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] += value;
        }

        @Override
        public void dec(double value, int i, int j, int k) {
            array[offset + region.toLinearIndex(i, j, k)] -= value;
        }

        @Override
        public HjRegion.HjRegion3D region() {
            return region;
        }
    }
}
