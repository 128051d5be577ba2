// expect: violated assertion
// Looking and putting is one isolated body, so there is no second put; who was first is open.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfWinnerInIso {
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
            assert d.safeGet() == 1;
        });
    }
}
