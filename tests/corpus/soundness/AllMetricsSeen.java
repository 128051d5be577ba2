// expect: violated race
// options: --property race
// That work was done tells the second task that the first is through, and orders nothing; so for a relation of
// happens-before it is a race, and for a search for two tasks that stand before conflicting accesses it is none.

import static edu.rice.hj.Module2.*;

public class AllMetricsSeen {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                    doWork(1);
                });
                async(() -> {
                    if (abstractMetrics().totalWork() == 1) {
                        int r = x;
                    }
                });
            });
        });
    }
}
