package edu.rice.hj.experimental.api;

import edu.rice.hj.api.HjFuture;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import scoville.Primitives;

/** Conditions on which futures are resolved. Those that may become false again are not modelled. */
public final class HjExpression {
    private HjExpression() {
    }

    /** A condition. */
    public abstract static class HjBooleanExpression {
        /** Whether it holds now; it goes on to hold. */
        abstract boolean holds();

        /** Adds the futures that it is about. */
        abstract void collect(Set<HjFuture> futures);
    }

    /** A condition that a task waits for. */
    public static final class HjAwaitExpression {
        private final HjBooleanExpression condition;

        private HjAwaitExpression(HjBooleanExpression condition) {
            if (condition == null) {
                throw new NullPointerException("awaitExpr of null");
            }
            this.condition = condition;
        }

        /** The futures that it is about. */
        public Set<HjFuture> dependents() {
            Set<HjFuture> futures = new LinkedHashSet<>();
            condition.collect(futures);
            return futures;
        }

        /** Whether parts that decide nothing are left out. */
        public boolean useShortCircuit() {
            return true;
        }

        /** Whether it holds now. */
        public boolean evaluate() {
            return condition.holds();
        }
    }

    /** At least so many are resolved. */
    private static final class AtLeast extends HjBooleanExpression {
        private final HjFuture<?>[] futures;
        private final int least;

        AtLeast(HjFuture<?>[] futures, int least) {
            this.futures = futures.clone();
            this.least = least;
            for (HjFuture<?> future : futures) {
                if (future == null) {
                    throw new NullPointerException("an expression of null");
                }
            }
        }

        @Override
        boolean holds() {
            int resolved = 0;
            for (HjFuture<?> future : futures) {
                if (resolved < least && future.resolved()) {
                    resolved++;
                }
            }
            return resolved >= least;
        }

        @Override
        void collect(Set<HjFuture> all) {
            all.addAll(Arrays.asList(futures));
        }
    }

    /** Both, or one of two. */
    private static final class Pair extends HjBooleanExpression {
        private final HjBooleanExpression left;
        private final HjBooleanExpression right;
        private final boolean both;

        Pair(HjBooleanExpression left, HjBooleanExpression right, boolean both) {
            if (left == null || right == null) {
                throw new NullPointerException("an expression of null");
            }
            this.left = left;
            this.right = right;
            this.both = both;
        }

        @Override
        boolean holds() {
            return both ? left.holds() && right.holds() : left.holds() || right.holds();
        }

        @Override
        void collect(Set<HjFuture> all) {
            left.collect(all);
            right.collect(all);
        }
    }

    private static HjBooleanExpression notModelled(String what) {
        Primitives.unsupported("HjExpression." + what);
        return null;
    }

    /** What a task waits for. */
    public static HjAwaitExpression awaitExpr(HjBooleanExpression condition) {
        return new HjAwaitExpression(condition);
    }

    /** The future is resolved. */
    public static HjBooleanExpression leaf(HjFuture<?> future) {
        return new AtLeast(new HjFuture<?>[] {future}, 1);
    }

    /** All are resolved. */
    public static HjBooleanExpression and(HjFuture<?>[] futures) {
        return new AtLeast(futures, futures.length);
    }

    /** Both are resolved. */
    public static HjBooleanExpression and(HjFuture<?> left, HjFuture<?> right) {
        return new AtLeast(new HjFuture<?>[] {left, right}, 2);
    }

    /** Both hold. */
    public static HjBooleanExpression and(HjBooleanExpression left, HjBooleanExpression right) {
        return new Pair(left, right, true);
    }

    /** One is resolved. */
    public static HjBooleanExpression or(HjFuture<?>[] futures) {
        return new AtLeast(futures, 1);
    }

    /** One is resolved. */
    public static HjBooleanExpression or(HjFuture<?> left, HjFuture<?> right) {
        return new AtLeast(new HjFuture<?>[] {left, right}, 1);
    }

    /** One holds. */
    public static HjBooleanExpression or(HjBooleanExpression left, HjBooleanExpression right) {
        return new Pair(left, right, false);
    }

    /** Not modelled: when it is looked at decides. */
    public static HjBooleanExpression not(HjFuture<?> future) {
        return notModelled("not");
    }

    /** Not modelled: when it is looked at decides. */
    public static HjBooleanExpression not(HjBooleanExpression condition) {
        return notModelled("not");
    }

    /** Not modelled: when it is looked at decides. */
    public static HjBooleanExpression countEqualTo(HjFuture<?>[] futures, int count) {
        return notModelled("countEqualTo");
    }

    /** More are resolved. */
    public static HjBooleanExpression countGreaterThan(HjFuture<?>[] futures, int count) {
        return new AtLeast(futures, count + 1);
    }

    /** At least as many are resolved. */
    public static HjBooleanExpression countGreaterOrEqualTo(HjFuture<?>[] futures, int count) {
        return new AtLeast(futures, count);
    }

    /** Not modelled: when it is looked at decides. */
    public static HjBooleanExpression countLesserThan(HjFuture<?>[] futures, int count) {
        return notModelled("countLesserThan");
    }

    /** Not modelled: when it is looked at decides. */
    public static HjBooleanExpression countLesserOrEqualTo(HjFuture<?>[] futures, int count) {
        return notModelled("countLesserOrEqualTo");
    }
}
