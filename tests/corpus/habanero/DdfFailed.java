// expect: ok
// output: made to fail

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A data-driven future may be made to fail. */
public class DdfFailed {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ddf = newDataDrivenFuture();
            async(() -> ddf.failed(new IllegalStateException("made to fail")));
            try {
                ddf.get();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        });
    }
}
