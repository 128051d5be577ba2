// expect: ok
// output: 33 30

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjMetrics;

/** Each phase adds its heaviest task. */
public class MetricsPhaser {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[][] work = {{10, 2}, {1, 20}};
            forallPhased(0, 1, i -> {
                doWork(work[i][0]);
                next();
                doWork(work[i][1]);
            });
            HjMetrics metrics = abstractMetrics();
            System.out.println(metrics.totalWork() + " " + metrics.criticalPathLength());
        });
    }
}
