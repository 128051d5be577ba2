// expect: violated exception
// Looking and putting are two steps: both may look before one puts.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfTwiceBeside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    if (!d.resolved()) {
                        d.put(1);
                    }
                });
                async(() -> {
                    if (!d.resolved()) {
                        d.put(2);
                    }
                });
            });
        });
    }
}
