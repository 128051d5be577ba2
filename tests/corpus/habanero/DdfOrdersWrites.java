// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** What was written before put is seen after get. */
public class DdfOrdersWrites {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<String> ready = newDataDrivenFuture();
            async(() -> {
                x = 4;
                ready.put("ready");
            });
            finish(() -> asyncAwait(ready, () -> System.out.println(x)));
        });
    }
}
