// jars: -
// java.util.logging with a handler and a formatter of the program.
import java.util.ArrayList;
import java.util.List;
import java.util.logging.*;

public class Logging {
    public static void main(String[] arguments) {
        Logger logger = Logger.getLogger("shop.orders");
        logger.setUseParentHandlers(false);
        List<String> seen = new ArrayList<>();
        Handler handler = new Handler() {
            @Override public void publish(LogRecord record) {
                if (isLoggable(record)) {
                    seen.add(record.getLevel() + " " + record.getLoggerName() + " " + new SimpleFormatter().formatMessage(record)
                        + " " + record.getSourceMethodName());
                }
            }
            @Override public void flush() {}
            @Override public void close() {}
        };
        logger.addHandler(handler);
        logger.info("plain");
        logger.fine("hidden");
        logger.setLevel(Level.ALL);
        logger.log(Level.FINE, "with {0} and {1}", new Object[] {1, "two"});
        logger.log(Level.SEVERE, "failed", new IllegalStateException("x"));
        logger.warning(() -> "supplied");
        Logger child = Logger.getLogger("shop.orders.child");
        child.info("from the child");
        System.out.println(child.getParent().getName() + " " + child.getLevel() + " " + logger.isLoggable(Level.FINEST));
        seen.forEach(System.out::println);
        System.out.println(Level.parse("WARNING").intValue() + " " + Logger.getLogger("").getLevel());
        logger.removeHandler(handler);
        var bytes = new java.io.ByteArrayOutputStream();
        StreamHandler stream = new StreamHandler(bytes, new Formatter() {
            @Override public String format(LogRecord record) { return "<" + record.getMessage() + ">\n"; }
        });
        logger.addHandler(stream);
        logger.info("last");
        stream.flush();
        System.out.print(bytes);
    }
}
