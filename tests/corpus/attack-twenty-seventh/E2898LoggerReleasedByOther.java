import java.util.logging.*;

// violated: the other thread may have let go of the logger, and the collector may have taken it with its level.
public class E2898LoggerReleasedByOther {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile Logger held = Logger.getLogger("own");

    public static void main(String[] args) throws Exception {
        held.setLevel(Level.FINE);
        go(() -> held = null);
        assert Logger.getLogger("own").getLevel() == Level.FINE;
    }
}
