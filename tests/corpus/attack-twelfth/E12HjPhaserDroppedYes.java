// Truth: violated. Which body is the first is open, so whether main has dropped the phaser is one or the other; the assertion allows only one of them.
import static edu.rice.hj.ModuleE.*;
import static edu.rice.hj.Module2.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;

public class E12HjPhaserDroppedYes {
    static int w;
    static int log;
    static boolean shows;
    static HjPhaser phaser;
    static int seen;

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
        if (w == 1) phaser.drop();
        w = 0;
    }

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            finish(() -> {
                phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                run();
                hide();
                choose();
                try {
                    phaser.signal();
                } catch (RuntimeException failure) {
                    shows = true;
                }
            });
            if (shows) throw new AssertionError();
        });
    }
}
