// expect: error
// error: async of null

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRunnable;

/** A task needs a body. */
public class AsyncNull {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async((HjRunnable) null);
        });
    }
}
