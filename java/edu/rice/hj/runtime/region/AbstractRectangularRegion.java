package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.api.HjRegion;
import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A rectangle of any rank, in row-major order, its limits included. */
public abstract class AbstractRectangularRegion implements HjRegion {
    private final int[] lower;
    private final int[] upper;

    /** The rectangle between two corners. */
    protected AbstractRectangularRegion(int[] lower, int[] upper) {
        this.lower = lower;
        this.upper = upper;
    }

    private int extent(int dimension) {
        return Math.max(0, upper[dimension] - lower[dimension] + 1);
    }

    @Override
    public Iterable<HjPoint> toSeqIterable() {
        return new Iterable<HjPoint>() {
            @Override
            public Iterator<HjPoint> iterator() {
                return AbstractRectangularRegion.this.iterator();
            }
        };
    }

    @Override
    public Iterator<HjPoint> iterator() {
        return new Points(0, numElements());
    }

    @Override
    public Iterator<HjPoint> iterator(int groups, int group) {
        int size = (numElements() + groups - 1) / groups;
        return new Points(Math.min(numElements(), group * size), Math.min(numElements(), (group + 1) * size));
    }

    @Override
    public int rank() {
        return lower.length;
    }

    @Override
    public int numElements() {
        int product = 1;
        for (int i = 0; i < lower.length; i++) {
            product *= extent(i);
        }
        return product;
    }

    @Override
    public int lowerLimit(int dimension) {
        return lower[dimension];
    }

    @Override
    public int upperLimit(int dimension) {
        return upper[dimension];
    }

    /** The lower limits. */
    public int[] lowerLimits() {
        return lower.clone();
    }

    /** The upper limits. */
    public int[] upperLimits() {
        return upper.clone();
    }

    @Override
    public int[] toRegionIndex(int linearIndex) {
        int[] point = new int[lower.length];
        int rest = linearIndex;
        for (int i = lower.length - 1; i >= 0; i--) {
            point[i] = lower[i] + rest % extent(i);
            rest /= extent(i);
        }
        return point;
    }

    @Override
    public int toLinearIndex(int[] point) {
        int index = 0;
        for (int i = 0; i < lower.length; i++) {
            index = index * extent(i) + point[i] - lower[i];
        }
        return index;
    }

    @Override
    public String toString() {
        return Arrays.toString(lower) + ".." + Arrays.toString(upper);
    }

    /** The points of a range of positions. */
    private final class Points implements Iterator<HjPoint> {
        private int position;
        private final int end;

        Points(int start, int end) {
            this.position = start;
            this.end = end;
        }

        @Override
        public boolean hasNext() {
            return position < end;
        }

        @Override
        public HjPoint next() {
            if (position >= end) {
                throw new NoSuchElementException();
            }
            return new Point(toRegionIndex(position++));
        }
    }
}
