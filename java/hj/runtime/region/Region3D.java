package hj.runtime.region;

import edu.rice.hj.runtime.region.RectangularRegion3D;

/** The rectangle under its name in the library of BYU. */
public class Region3D extends RectangularRegion3D {
    /** The rectangle between limits, given per dimension. */
    public Region3D(int lower0, int upper0, int lower1, int upper1, int lower2, int upper2) {
        super(lower0, upper0, lower1, upper1, lower2, upper2);
    }
}
