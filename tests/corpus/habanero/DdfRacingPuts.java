// expect: error
// error: second put on a data-driven future

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** One of two puts comes second. */
public class DdfRacingPuts {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDDF();
            finish(() -> {
                async(() -> ddf.put(1));
                async(() -> ddf.put(2));
            });
        });
    }
}
