// Truth: violated. Which body is the first is open, so the count is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjLatchNo {
    static int w;
    static int log;
    static boolean shows;
    static final java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(3);

    static void run() {
        finish(() -> {
            async(() -> isolated(() -> { if (w == 0) w = 1; }));
            async(() -> isolated(() -> { if (w == 0) w = 2; }));
        });
    }

    static void choose() {
        finish(() -> {
            async(() -> isolated(() -> { log = log * 2 + 1; }));
            async(() -> isolated(() -> { log = log * 3; }));
        });
    }

    static void hide() {
        for (int i = 0; i < w; i++) latch.countDown();
        w = 0;
    }

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            run();
            hide();
            choose();
            shows = latch.getCount() == 2;
            if (!shows) throw new AssertionError();
        });
    }
}
