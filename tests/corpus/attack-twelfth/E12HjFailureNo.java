// Truth: violated. Which body is the first is open, so whether a task failed is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjFailureNo {
    static int w;
    static int log;
    static boolean shows;

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
        boolean fails = w == 1;
        async(() -> {
            if (fails) throw new IllegalStateException();
        });
        w = 0;
    }

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    run();
                    hide();
                    choose();
                });
            } catch (RuntimeException failure) {
                shows = true;
            }
            if (!shows) throw new AssertionError();
        });
    }
}
