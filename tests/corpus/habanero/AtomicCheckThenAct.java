// expect: assertion
// error: lost update

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

/** Two atomic operations are not one. */
public class AtomicCheckThenAct {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            AtomicInteger count = new AtomicInteger();
            forall(0, 1, i -> count.set(count.get() + 1));
            assert count.get() == 2 : "lost update";
        });
    }
}
