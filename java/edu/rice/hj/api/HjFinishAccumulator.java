package edu.rice.hj.api;

/** A reduction over all tasks of one finish. */
public interface HjFinishAccumulator {
    /** Accumulates a value; only within the finish. */
    void put(Number value);

    /** Accumulates a value; only within the finish. */
    void put(int value);

    /** Accumulates a value; only within the finish. */
    void put(double value);

    /** The result; only outside the finish. */
    Number get();

    /** The class of the values. */
    Class<?> getType();

    /** How values are combined. */
    HjOperator getOperator();
}
