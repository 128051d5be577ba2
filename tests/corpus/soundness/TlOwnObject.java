// expect: proved
// Each task makes an array of its own when it first asks.

import static edu.rice.hj.Module2.*;

public class TlOwnObject {
    static final ThreadLocal<int[]> own = ThreadLocal.withInitial(() -> new int[1]);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    own.get()[0]++;
                    assert own.get()[0] == 1;
                });
                async(() -> {
                    own.get()[0]++;
                    assert own.get()[0] == 1;
                });
            });
        });
    }
}
