import java.util.logging.*;

// violated (exit): the log manager's own shutdown hook closes the handlers of all loggers.
public class E28152HandlerClosedAtEnd {
    static final Logger LOG = Logger.getLogger("own");

    static class Ending extends Handler {
        public void publish(LogRecord record) { }

        public void flush() { }

        public void close() {
            Runtime.getRuntime().halt(3);
        }
    }

    public static void main(String[] args) throws Exception {
        LOG.addHandler(new Ending());
    }
}
