// expect: violated assertion
// Plain accesses in isolated bodies do not race; their order is open.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class PlainInIso {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        v.setPlain(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        assert v.getPlain() == 1;
                    });
                });
            });
        });
    }
}
