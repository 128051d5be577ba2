// expect: violated race
// A plain write and a plain read of an atomic variable, beside each other.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainAtomic {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.setPlain(1);
                });
                async(() -> {
                    assert v.getPlain() == 1;
                });
            });
        });
    }
}
