// expect: violated race
// A plain read beside a volatile write is a race, and the read may come first.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainGetAtomicSet {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.set(1);
                });
                async(() -> {
                    assert v.getPlain() == 1;
                });
            });
        });
    }
}
