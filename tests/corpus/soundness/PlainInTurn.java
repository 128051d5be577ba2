// expect: proved
// A plain write before the tasks are made.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainInTurn {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            v.setPlain(1);
            finish(() -> {
                async(() -> {
                    v.incrementAndGet();
                });
                async(() -> {
                    v.incrementAndGet();
                });
            });
            assert v.getPlain() == 3;
        });
    }
}
