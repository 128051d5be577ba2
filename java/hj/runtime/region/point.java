package hj.runtime.region;

import edu.rice.hj.api.HjPoint;
import edu.rice.hj.runtime.region.Point;

/** A point with arithmetic. */
public class point extends Point {
    point(int... coordinates) {
        super(coordinates);
    }

    private interface Operation {
        int apply(int left, int right);
    }

    private point with(HjPoint other, Operation operation) {
        int[] result = new int[rank()];
        for (int i = 0; i < result.length; i++) {
            result[i] = operation.apply(get(i), other.get(i));
        }
        return new point(result);
    }

    private point constant(int value) {
        int[] result = new int[rank()];
        java.util.Arrays.fill(result, value);
        return new point(result);
    }

    /** Adds each coordinate. */
    public point add(point other) {
        return with(other, Integer::sum);
    }

    /** Adds to each coordinate. */
    public point add(int value) {
        return add(constant(value));
    }

    /** Subtracts from each coordinate. */
    public point sub(int value) {
        return add(-value);
    }

    /** Multiplies each coordinate. */
    public point mul(point other) {
        return with(other, (left, right) -> left * right);
    }

    /** Multiplies each coordinate. */
    public point mul(int value) {
        return mul(constant(value));
    }

    /** Divides each coordinate. */
    public point div(point other) {
        return with(other, (left, right) -> left / right);
    }

    /** Divides each coordinate. */
    public point div(int value) {
        return div(constant(value));
    }
}
