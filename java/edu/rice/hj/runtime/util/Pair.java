package edu.rice.hj.runtime.util;

import java.util.Objects;

/** A pair. */
public class Pair<L, R> {
    /** The first of the two. */
    public final L left;
    /** The second of the two. */
    public final R right;

    /** A pair. */
    public Pair(L left, R right) {
        this.left = left;
        this.right = right;
    }

    /** A pair. */
    public static <L, R> Pair<L, R> factory(L left, R right) {
        return new Pair<L, R>(left, right);
    }

    @Override
    public int hashCode() {
        return 31 * Objects.hashCode(left) + Objects.hashCode(right);
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Pair)) {
            return false;
        }
        Pair<?, ?> pair = (Pair<?, ?>) other;
        return Objects.equals(left, pair.left) && Objects.equals(right, pair.right);
    }

    @Override
    public String toString() {
        return "(" + left + ", " + right + ")";
    }
}
