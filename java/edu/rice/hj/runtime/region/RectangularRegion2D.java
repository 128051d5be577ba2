package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjRegion2D;

/** A rectangle of rank 2. */
public class RectangularRegion2D extends AbstractRectangularRegion implements HjRegion2D {
    /** The rectangle between limits, given per dimension. */
    public RectangularRegion2D(int lower0, int upper0, int lower1, int upper1) {
        super(new int[] {lower0, lower1}, new int[] {upper0, upper1});
    }

    @Override
    public int toLinearIndex(int i, int j) {
        return toLinearIndex(new int[] {i, j});
    }
}
