// expect: proved
// Looking and putting is one isolated body, so there is no second put.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfOnceInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (!d.resolved()) {
                            d.put(1);
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (!d.resolved()) {
                            d.put(2);
                        }
                    });
                });
            });
            assert d.safeGet() >= 1;
        });
    }
}
