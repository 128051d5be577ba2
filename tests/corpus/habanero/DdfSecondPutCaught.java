// expect: ok
// output: second 1

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** The error of a second put can be caught; the first value stays. */
public class DdfSecondPutCaught {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            ddf.put(1);
            try {
                ddf.put(2);
            } catch (hj.lang.DataDrivenFutureMultiplePutException e) {
                System.out.println("second " + ddf.get());
            }
        });
    }
}
