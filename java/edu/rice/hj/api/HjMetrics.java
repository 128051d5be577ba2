package edu.rice.hj.api;

/** Work and span of a computation, in units of {@code doWork}. */
public interface HjMetrics {
    /** All the work. */
    long totalWork();

    /** The heaviest path through the computation graph. */
    long criticalPathLength();

    /** Their quotient; 1 if there is no work. */
    double idealParallelism();
}
