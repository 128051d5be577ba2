import java.util.logging.*;

// violated (race): the log manager's own shutdown hook closes the handler beside the daemon that uses it.
public class E28153HandlerClosedBesideDaemon {
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

    static class Count extends Handler {
        int count;

        public void publish(LogRecord record) {
            count++;
        }

        public void flush() { }

        public void close() {
            count = 0;
        }
    }

    public static void main(String[] args) throws Exception {
        LOG.setUseParentHandlers(false);
        LOG.addHandler(new Count());
        Thread daemon = made(() -> LOG.info("x"));
        daemon.setDaemon(true);
        daemon.start();
    }
}
