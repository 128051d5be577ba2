// expect: violated
// How much work has been done by the time the second task asks is open.

import static edu.rice.hj.Module2.*;

public class MetricsRace {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    doWork(1);
                });
                async(() -> {
                    assert abstractMetrics().totalWork() == 1;
                });
            });
        });
    }
}
