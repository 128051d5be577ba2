// Truth: violated. Which body is the first is open, so whether the future has failed is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjDdfFailedNo {
    static int w;
    static int log;
    static boolean shows;
    static HjDataDrivenFuture<Integer> future;

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
        if (w == 1) future.failed(new RuntimeException());
        else future.put(1);
        w = 0;
    }

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            future = newDataDrivenFuture();
            run();
            hide();
            choose();
            shows = future.failed();
            if (!shows) throw new AssertionError();
        });
    }
}
