package edu.rice.hj.runtime.accumulator;

import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjOperator;
import scoville.Primitives;

/** The accumulator of every dialect. Types: int, long, double and their boxes. */
public class FinishAccumulator implements HjFinishAccumulator {
    private final HjOperator operator;
    private final Class<?> type;
    private final boolean real;

    /** An accumulator. */
    public FinishAccumulator(HjOperator operator, Class<?> type) {
        boolean whole = type == int.class || type == Integer.class || type == long.class || type == Long.class;
        this.real = type == double.class || type == Double.class;
        if (!whole && !real) {
            throw new FinishAccumulatorException("an accumulator cannot hold values of " + type);
        }
        this.operator = operator;
        this.type = type;
        Primitives.newAccumulator(this, operator.ordinal(), real);
    }

    /** An accumulator; a lazy one is no different. */
    public FinishAccumulator(HjOperator operator, Class<?> type, boolean lazy) {
        this(operator, type);
    }

    /** An accumulator; tuning of contention has no effect. */
    public FinishAccumulator(HjOperator operator, Class<?> type, boolean lazy, int delay, double first,
            double second) {
        this(operator, type);
    }

    private boolean isInt() {
        return type == int.class || type == Integer.class;
    }

    @Override
    public void put(Number value) {
        if (real) {
            Primitives.accumulateDouble(this, value.doubleValue());
        } else {
            Primitives.accumulateLong(this, isInt() ? value.intValue() : value.longValue());
        }
    }

    @Override
    public void put(int value) {
        if (real) {
            Primitives.accumulateDouble(this, value);
        } else {
            Primitives.accumulateLong(this, value);
        }
    }

    @Override
    public void put(double value) {
        if (real) {
            Primitives.accumulateDouble(this, value);
        } else {
            Primitives.accumulateLong(this, isInt() ? (int) value : (long) value);
        }
    }

    @Override
    public Number get() {
        if (real) {
            return Primitives.accumulatedDouble(this);
        }
        long result = Primitives.accumulatedLong(this);
        if (!isInt()) {
            return result;
        }
        // A sum or product wraps as ints do. The neutral elements of MIN and MAX are those of int.
        if (operator == HjOperator.MIN || operator == HjOperator.MAX) {
            return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, result));
        }
        return (int) result;
    }

    @Override
    public Class<?> getType() {
        return type;
    }

    @Override
    public HjOperator getOperator() {
        return operator;
    }
}
