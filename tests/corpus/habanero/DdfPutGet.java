// expect: ok
// output: 8

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** get waits for put. */
public class DdfPutGet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> ddf.put(8));
            System.out.println(ddf.get());
        });
    }
}
