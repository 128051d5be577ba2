package hj.runtime.wsh;

import edu.rice.hj.api.HjOperator;

/** The accumulator under its name in the library of BYU, with that library's shorthands. */
public class FinishAccumulator extends edu.rice.hj.runtime.accumulator.FinishAccumulator {
    /** An accumulator. */
    public FinishAccumulator(HjOperator operator, Class<?> type) {
        super(operator, type);
    }

    /** An accumulator; a lazy one is no different. */
    public FinishAccumulator(HjOperator operator, Class<?> type, boolean lazy) {
        super(operator, type);
    }

    /** An accumulator; tuning of contention has no effect. */
    public FinishAccumulator(HjOperator operator, Class<?> type, boolean lazy, int delay, double first,
            double second) {
        super(operator, type);
    }

    /** The same as put. */
    public void send(Number value) {
        put(value);
    }

    /** The same as put. */
    public void send(int value) {
        put(value);
    }

    /** The same as put. */
    public void send(double value) {
        put(value);
    }

    /** The same as get. */
    public Number result() {
        return get();
    }

    /** The result as an int. */
    public int intResult() {
        return get().intValue();
    }

    /** The result as a double. */
    public double doubleResult() {
        return get().doubleValue();
    }

    /** The result as an int. */
    public int intGet() {
        return get().intValue();
    }

    /** The result as a double. */
    public double doubleGet() {
        return get().doubleValue();
    }
}
