// Truth: violated. Which body is the first is open, so what a task failed with is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjFailureKindYes {
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
        boolean one = w == 1;
        async(() -> {
            if (one) throw new IllegalStateException();
            throw new IllegalArgumentException();
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
                Throwable cause = failure;
                while (cause.getCause() != null) cause = cause.getCause();
                shows = cause instanceof IllegalStateException || cause.getSuppressed().length > 0 && cause.getSuppressed()[0] instanceof IllegalStateException;
            }
            if (shows) throw new AssertionError();
        });
    }
}
