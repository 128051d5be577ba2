package hj.runtime.region;

import edu.rice.hj.api.HjRegion1D;
import edu.rice.hj.api.HjRegion2D;
import edu.rice.hj.api.HjRegion3D;
import java.util.List;

/** Makes and divides regions. */
public final class RegionFactory {
    private RegionFactory() {
    }

    /** A line. */
    public static HjRegion1D new1D(int lower, int upper) {
        return new Region1D(lower, upper);
    }

    /** A rectangle. */
    public static HjRegion2D new2D(int lower0, int upper0, int lower1, int upper1) {
        return new Region2D(lower0, upper0, lower1, upper1);
    }

    /** A box. */
    public static HjRegion3D new3D(int lower0, int upper0, int lower1, int upper1, int lower2, int upper2) {
        return new Region3D(lower0, upper0, lower1, upper1, lower2, upper2);
    }

    /** All groups of a line. */
    public static List<HjRegion1D> groupRegion(HjRegion1D region, int groups) {
        return edu.rice.hj.runtime.region.RegionFactory.groupRegion(region, groups);
    }

    /** One group of a line. */
    public static HjRegion1D myGroup(int group, HjRegion1D region, int groups) {
        return edu.rice.hj.runtime.region.RegionFactory.myGroup(group, region, groups);
    }

    /** All groups of a rectangle. */
    public static List<HjRegion2D> groupRegion(HjRegion2D region, int rows, int columns) {
        return edu.rice.hj.runtime.region.RegionFactory.groupRegion(region, rows, columns);
    }

    /** One group of a rectangle. */
    public static HjRegion2D myGroup(int row, int column, HjRegion2D region, int rows, int columns) {
        return edu.rice.hj.runtime.region.RegionFactory.myGroup(row, column, region, rows, columns);
    }
}
