package hj.runtime.region;

import edu.rice.hj.api.HjPoint;
import hj.lang.ValueType;

/** Makes points. */
public class PointFactory implements ValueType {
    /** A point of 1. */
    public static HjPoint point(int a) {
        return new point(a);
    }

    /** A point of 2. */
    public static HjPoint point(int a, int b) {
        return new point(a, b);
    }

    /** A point of 3. */
    public static HjPoint point(int a, int b, int c) {
        return new point(a, b, c);
    }

    /** A point of 4. */
    public static HjPoint point(int a, int b, int c, int d) {
        return new point(a, b, c, d);
    }

    /** A point of 5. */
    public static HjPoint point(int a, int b, int c, int d, int e) {
        return new point(a, b, c, d, e);
    }

    /** The point of these coordinates. */
    public static HjPoint point(int[] coordinates) {
        return new point(coordinates.clone());
    }

    /** The origin. */
    public static HjPoint allZero(int rank) {
        return new point(new int[rank]);
    }
}
