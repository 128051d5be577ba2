package edu.rice.hj.runtime.metrics;

import edu.rice.hj.api.HjMetrics;

/** Prints metrics. */
public final class AbstractMetricsManager {
    private AbstractMetricsManager() {
    }

    /** Prints them to the standard output. */
    public static void dumpStatistics(HjMetrics metrics) {
        System.out.println("total work: " + metrics.totalWork());
        System.out.println("critical path length: " + metrics.criticalPathLength());
        System.out.println("ideal parallelism: " + metrics.idealParallelism());
    }
}
