package hj.runtime.wsh;

import edu.rice.hj.api.HjOperator;
import hj.lang.accumulator;

/** The accumulator under its name in the library of BYU. */
public class FinishAccumulator extends accumulator {
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
}
