// expect: race

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A task that should await but does not. */
public class DdfForgottenAwait {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<String> ready = newDataDrivenFuture();
            async(() -> {
                x = 4;
                ready.put("ready");
            });
            async(() -> System.out.println(x));
        });
    }
}
