// expect: error
// error: finish may block and is not allowed inside isolated

import static edu.rice.hj.Module2.*;

/** finish may block, so it is not allowed inside isolated. */
public class IsolatedFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            isolated(() -> finish(() -> { }));
        });
    }
}
