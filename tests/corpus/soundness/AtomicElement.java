// expect: violated race
// Plain accesses to one element of an atomic array.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicIntegerArray;

public class AtomicElement {
    static final AtomicIntegerArray v = new AtomicIntegerArray(2);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.setPlain(1, 1);
                });
                async(() -> {
                    assert v.getPlain(1) == 1;
                });
            });
        });
    }
}
