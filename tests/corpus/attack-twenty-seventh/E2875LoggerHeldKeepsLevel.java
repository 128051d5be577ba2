import java.util.logging.*;

// proved: the logger is held by a static field, so its level stays.
public class E2875LoggerHeldKeepsLevel {
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

    static final Logger LOG = Logger.getLogger("a.b");

    public static void main(String[] args) throws Exception {
        LOG.setLevel(Level.FINE);
        Thread other = go(() -> {
            assert Logger.getLogger("a.b").getLevel() == Level.FINE;
        });
    }
}
