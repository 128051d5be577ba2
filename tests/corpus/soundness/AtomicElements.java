// expect: proved
// Plain accesses to two elements of an atomic array.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicElements {
    static final AtomicIntegerArray v = new AtomicIntegerArray(2);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.setPlain(0, 1);
                });
                async(() -> {
                    v.setPlain(1, 1);
                });
            });
            assert v.get(0) + v.get(1) == 2;
        });
    }
}
