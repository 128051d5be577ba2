// expect: error
// error: work must not be negative: -1

import static edu.rice.hj.Module2.*;

/** Work is not negative. */
public class MetricsNegative {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            doWork(-1);
        });
    }
}
