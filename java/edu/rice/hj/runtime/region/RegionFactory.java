package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjRegion;
import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;
import java.util.ArrayList;
import java.util.List;

/** Makes and divides regions. Groups are of equal size, but for the last ones. */
public final class RegionFactory {
    private RegionFactory() {
    }

    /** A line. */
    public static RectangularRegion1D newRectangularRegion1D(int lower, int upper) {
        return new RectangularRegion1D(lower, upper);
    }

    /** A rectangle. */
    public static RectangularRegion2D newRectangularRegion2D(int lower0, int upper0, int lower1, int upper1) {
        return new RectangularRegion2D(lower0, upper0, lower1, upper1);
    }

    /** A box. */
    public static RectangularRegion3D newRectangularRegion3D(int lower0, int upper0, int lower1, int upper1,
            int lower2, int upper2) {
        return new RectangularRegion3D(lower0, upper0, lower1, upper1, lower2, upper2);
    }

    /** The limits of group {@code group} of {@code groups} in one dimension. */
    private static int[] slice(HjRegion region, int dimension, int groups, int group) {
        int lower = region.lowerLimit(dimension);
        int upper = region.upperLimit(dimension);
        int size = (upper - lower + groups) / groups;
        return new int[] {lower + group * size, Math.min(upper, lower + (group + 1) * size - 1)};
    }

    /** All groups of a line. */
    public static List<HjRegion.HjRegion1D> groupRegion(HjRegion.HjRegion1D region, int groups) {
        List<HjRegion.HjRegion1D> result = new ArrayList<HjRegion.HjRegion1D>();
        for (int i = 0; i < groups; i++) {
            result.add(myGroup(i, region, groups));
        }
        return result;
    }

    /** All groups of a line. */
    public static List<HjRegion1D> groupRegion(HjRegion1D region, int groups) {
        List<HjRegion1D> result = new ArrayList<HjRegion1D>();
        for (int i = 0; i < groups; i++) {
            result.add(myGroup(i, region, groups));
        }
        return result;
    }

    /** One group of a line. */
    public static HjRegion1D myGroup(int group, HjRegion.HjRegion1D region, int groups) {
        int[] limits = slice(region, 0, groups, group);
        return new RectangularRegion1D(limits[0], limits[1]);
    }

    /** All groups of a rectangle, row by row. */
    public static List<HjRegion.HjRegion2D> groupRegion(HjRegion.HjRegion2D region, int rows, int columns) {
        List<HjRegion.HjRegion2D> result = new ArrayList<HjRegion.HjRegion2D>();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                result.add(myGroup(i, j, region, rows, columns));
            }
        }
        return result;
    }

    /** All groups of a rectangle, row by row. */
    public static List<HjRegion2D> groupRegion(HjRegion2D region, int rows, int columns) {
        List<HjRegion2D> result = new ArrayList<HjRegion2D>();
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < columns; j++) {
                result.add(myGroup(i, j, region, rows, columns));
            }
        }
        return result;
    }

    /** One group of a rectangle. */
    public static RectangularRegion2D myGroup(int row, int column, HjRegion.HjRegion2D region, int rows,
            int columns) {
        int[] first = slice(region, 0, rows, row);
        int[] second = slice(region, 1, columns, column);
        return new RectangularRegion2D(first[0], first[1], second[0], second[1]);
    }
}
