// expect: ok
// output: 7 7

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

/** Work in one task is all on the critical path. */
public class MetricsSequential {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            doWork(3);
            doWork(4);
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
        });
    }
}
