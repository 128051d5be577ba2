// expect: ok
// output: 7 4

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

/** Isolated adds no edge, so the result does not depend on the schedule. */
public class MetricsIsolated {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> doWork(3)));
                async(() -> isolated(() -> doWork(4)));
            });
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
        });
    }
}
