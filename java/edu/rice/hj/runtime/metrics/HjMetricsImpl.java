package edu.rice.hj.runtime.metrics;

import edu.rice.hj.api.HjMetrics;

/** Work and span. */
public class HjMetricsImpl implements HjMetrics {
    private final long work;
    private final long path;
    private final double parallelism;

    /** Work, span and their quotient. */
    public HjMetricsImpl(long work, long path, double parallelism) {
        this.work = work;
        this.path = path;
        this.parallelism = parallelism;
    }

    @Override
    public long totalWork() {
        return work;
    }

    @Override
    public long criticalPathLength() {
        return path;
    }

    @Override
    public double idealParallelism() {
        return parallelism;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(work) * 31 + Long.hashCode(path);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof HjMetricsImpl && work == ((HjMetricsImpl) other).work
                && path == ((HjMetricsImpl) other).path;
    }

    @Override
    public String toString() {
        return "total work " + work + ", critical path " + path + ", ideal parallelism " + parallelism;
    }
}
