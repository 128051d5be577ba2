package hj.util;

/** A pair under its name in the library of BYU. */
public class Pair<L, R> extends edu.rice.hj.runtime.util.Pair<L, R> {
    /** A pair. */
    public Pair(L left, R right) {
        super(left, right);
    }

    /** A pair. */
    public static <L, R> Pair<L, R> factory(L left, R right) {
        return new Pair<L, R>(left, right);
    }
}
