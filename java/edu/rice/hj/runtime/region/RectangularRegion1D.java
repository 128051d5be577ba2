package edu.rice.hj.runtime.region;

import edu.rice.hj.api.HjRegion1D;

/** A rectangle of rank 1. */
public class RectangularRegion1D extends AbstractRectangularRegion implements HjRegion1D {
    /** The rectangle between limits, given per dimension. */
    public RectangularRegion1D(int lower, int upper) {
        super(new int[] {lower}, new int[] {upper});
    }

    @Override
    public int toLinearIndex(int i) {
        return toLinearIndex(new int[] {i});
    }
}
