// expect: proved
// Two plain reads.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainGets {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            v.setPlain(1);
            finish(() -> {
                async(() -> {
                    assert v.getPlain() == 1;
                });
                async(() -> {
                    assert v.getPlain() == 1;
                });
            });
        });
    }
}
