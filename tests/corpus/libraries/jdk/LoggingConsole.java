// jars: -
// The handler of the console, with a format without a time.
import java.util.logging.*;

public class LoggingConsole {
    public static void main(String[] arguments) {
        System.setProperty("java.util.logging.SimpleFormatter.format", "%4$s: %5$s [%2$s]%6$s%n");
        Logger logger = Logger.getLogger(LoggingConsole.class.getName());
        logger.info("started");
        logger.config("not shown");
        logger.log(Level.WARNING, "trouble", new RuntimeException("reason"));
        logger.entering("A", "b");
        System.out.println(LogManager.getLogManager().getLogger(LoggingConsole.class.getName()) == logger);
        System.out.println(Logger.getGlobal().getName() + " " + Logger.getAnonymousLogger().getName());
    }
}
