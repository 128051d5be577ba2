// expect: error
// error: second put on a data-driven future

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A put after a cancel is a second put. */
public class DdfPutAfterCancel {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            ddf.cancel();
            ddf.put(1);
        });
    }
}
