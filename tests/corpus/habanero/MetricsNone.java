// expect: ok
// output: 0 0 1.0

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

/** Without work the parallelism is one. */
public class MetricsNone {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> { }));
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength() + " " + metrics.idealParallelism());
        });
    }
}
