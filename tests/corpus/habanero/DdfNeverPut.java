// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** get without a put waits for ever. */
public class DdfNeverPut {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> { });
            System.out.println(ddf.get());
        });
    }
}
