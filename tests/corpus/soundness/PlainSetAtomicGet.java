// expect: violated race
// A plain write beside a volatile read is a race, and the read may come first.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainSetAtomicGet {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.setPlain(1);
                });
                async(() -> {
                    assert v.get() == 1;
                });
            });
        });
    }
}
