package edu.rice.hj.api;

/** How an accumulator combines. The order is that of {@link scoville.Primitives}. */
public enum HjOperator {
    /** Sum. */
    SUM,
    /** Product. */
    PROD,
    /** Least. */
    MIN,
    /** Greatest. */
    MAX,
    /** Any one of the values. */
    ANY
}
