// expect: error
// error: second put on a data-driven future

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A second put is an error. */
public class DdfSecondPut {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            ddf.put(1);
            ddf.put(2);
        });
    }
}
