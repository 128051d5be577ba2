// expect: violated
// Isolated bodies that touch one future and nothing else: which is first is open.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class DdfInIso {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        d.put(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        assert d.resolved();
                    });
                });
            });
        });
    }
}
