// expect: violated
// How much work has been done by the time the second task asks is open.

import static edu.rice.hj.Module2.*;

public class MetricsInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        doWork(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        assert abstractMetrics().totalWork() == 1;
                    });
                });
            });
        });
    }
}
