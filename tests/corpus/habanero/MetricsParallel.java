// expect: ok
// output: 9 6
// output: 1.5

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

/** The critical path goes through the heaviest task. */
public class MetricsParallel {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            doWork(1);
            finish(() -> forasync(1, 3, i -> doWork(i)));
            doWork(2);
        }, () -> {
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
            System.out.println(metrics.idealParallelism());
        });
    }
}
