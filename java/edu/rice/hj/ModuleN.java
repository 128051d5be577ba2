package edu.rice.hj;

import edu.rice.hj.api.HjDoubleArrayView;
import edu.rice.hj.api.HjIntArrayView;
import edu.rice.hj.api.HjRegion;
import edu.rice.hj.runtime.region.ArrayViews;

/** Array views. */
public class ModuleN extends ModuleE {
    /** An array seen through a region. */
    public static HjIntArrayView.HjIntArrayView1D newIntArrayView1D(int[] array, HjRegion.HjRegion1D region) {
        return new ArrayViews.Int1D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjIntArrayView.HjIntArrayView1D newIntArrayView1D(int[] array, int offset,
            HjRegion.HjRegion1D region) {
        return new ArrayViews.Int1D(array, offset, region);
    }

    /** An array seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView1D newDoubleArrayView1D(double[] array, HjRegion.HjRegion1D region) {
        return new ArrayViews.Double1D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView1D newDoubleArrayView1D(double[] array, int offset,
            HjRegion.HjRegion1D region) {
        return new ArrayViews.Double1D(array, offset, region);
    }

    /** An array seen through a region. */
    public static HjIntArrayView.HjIntArrayView2D newIntArrayView2D(int[] array, HjRegion.HjRegion2D region) {
        return new ArrayViews.Int2D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjIntArrayView.HjIntArrayView2D newIntArrayView2D(int[] array, int offset,
            HjRegion.HjRegion2D region) {
        return new ArrayViews.Int2D(array, offset, region);
    }

    /** An array seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView2D newDoubleArrayView2D(double[] array, HjRegion.HjRegion2D region) {
        return new ArrayViews.Double2D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView2D newDoubleArrayView2D(double[] array, int offset,
            HjRegion.HjRegion2D region) {
        return new ArrayViews.Double2D(array, offset, region);
    }

    /** An array seen through a region. */
    public static HjIntArrayView.HjIntArrayView3D newIntArrayView3D(int[] array, HjRegion.HjRegion3D region) {
        return new ArrayViews.Int3D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjIntArrayView.HjIntArrayView3D newIntArrayView3D(int[] array, int offset,
            HjRegion.HjRegion3D region) {
        return new ArrayViews.Int3D(array, offset, region);
    }

    /** An array seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView3D newDoubleArrayView3D(double[] array, HjRegion.HjRegion3D region) {
        return new ArrayViews.Double3D(array, 0, region);
    }

    /** An array from an offset on seen through a region. */
    public static HjDoubleArrayView.HjDoubleArrayView3D newDoubleArrayView3D(double[] array, int offset,
            HjRegion.HjRegion3D region) {
        return new ArrayViews.Double3D(array, offset, region);
    }
}
