// expect: assertion

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

/** Who comes first is a choice of the schedule, though both tasks then meet in the library's caches as well. */
public class LibraryHidesNoChoice {
    static final AtomicInteger TURNS = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    TURNS.incrementAndGet();
                    String text = String.format("%d %s", 1, "a");
                });
                async(() -> {
                    int turns = TURNS.get();
                    String text = String.format("%d %s", 2, "b");
                    assert turns == 1;
                });
            });
        });
    }
}
