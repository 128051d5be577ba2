// expect: ok
// output: 15 9

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjMetrics;

/** get adds an edge. */
public class MetricsFuture {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> future = future(() -> {
                    doWork(5);
                    return 1;
                });
                async(() -> doWork(6));
                future.get();
                doWork(4);
            });
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
        });
    }
}
