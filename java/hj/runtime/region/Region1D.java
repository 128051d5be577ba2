package hj.runtime.region;

import edu.rice.hj.runtime.region.RectangularRegion1D;

/** The rectangle under its name in the library of BYU. */
public class Region1D extends RectangularRegion1D {
    /** The rectangle between limits, given per dimension. */
    public Region1D(int lower, int upper) {
        super(lower, upper);
    }
}
