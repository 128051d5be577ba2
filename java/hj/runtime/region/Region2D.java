package hj.runtime.region;

import edu.rice.hj.runtime.region.RectangularRegion2D;

/** The rectangle under its name in the library of BYU. */
public class Region2D extends RectangularRegion2D {
    /** The rectangle between limits, given per dimension. */
    public Region2D(int lower0, int upper0, int lower1, int upper1) {
        super(lower0, upper0, lower1, upper1);
    }
}
