// expect: proved
// All work is done when the finish ends.

import static edu.rice.hj.Module2.*;

public class MetricsAfter {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    doWork(1);
                });
                async(() -> {
                    doWork(2);
                });
            });
            assert abstractMetrics().totalWork() == 3;
        });
    }
}
