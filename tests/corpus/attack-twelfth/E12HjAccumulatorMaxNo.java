// Truth: violated. Which body is the first is open, so what was put is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjAccumulatorMaxNo {
    static int w;
    static int log;
    static boolean shows;
    static HjFinishAccumulator most;

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
        most.put(w);
        w = 0;
    }

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            most = newFinishAccumulator(HjOperator.MAX, int.class);
            finish(most, () -> {
                async(() -> most.put(-5));
                run();
                hide();
                choose();
            });
            shows = most.get().intValue() == 1;
            if (!shows) throw new AssertionError();
        });
    }
}
