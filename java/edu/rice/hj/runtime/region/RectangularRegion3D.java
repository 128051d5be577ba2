package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjRegion3D;

/** A rectangle of rank 3. */
public class RectangularRegion3D extends AbstractRectangularRegion implements HjRegion3D {
    /** The rectangle between limits, given per dimension. */
    public RectangularRegion3D(int lower0, int upper0, int lower1, int upper1, int lower2, int upper2) {
        super(new int[] {lower0, lower1, lower2}, new int[] {upper0, upper1, upper2});
    }

    @Override
    public int toLinearIndex(int i, int j, int k) {
        return toLinearIndex(new int[] {i, j, k});
    }
}
