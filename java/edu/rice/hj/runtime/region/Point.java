package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjPoint;
import java.util.Arrays;

/** A point. */
public class Point implements HjPoint {
    private final int[] coordinates;

    /** The point of these coordinates. */
    protected Point(int... coordinates) {
        this.coordinates = coordinates;
    }

    @Override
    public int get(int dimension) {
        return coordinates[dimension];
    }

    @Override
    public int rank() {
        return coordinates.length;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Point && Arrays.equals(coordinates, ((Point) other).coordinates);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(coordinates);
    }

    @Override
    public String toString() {
        return Arrays.toString(coordinates);
    }

    @Override
    public int compareTo(HjPoint other) {
        int shared = Math.min(rank(), other.rank());
        for (int i = 0; i < shared; i++) {
            int order = Integer.compare(get(i), other.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(rank(), other.rank());
    }
}
