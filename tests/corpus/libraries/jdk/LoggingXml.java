// jars: -
// The formatter that writes XML, formats with parameters, and levels of the program's own.
import java.util.*;
import java.util.logging.*;

public class LoggingXml {
    static class Notice extends Level { Notice() { super("NOTICE", 850); } }
    public static void main(String[] arguments) {
        LogRecord record = new LogRecord(new Notice(), "a <b> & {0}");
        record.setParameters(new Object[] {"c"});
        record.setInstant(java.time.Instant.ofEpochMilli(0));
        record.setSequenceNumber(7);
        record.setLongThreadID(1);
        record.setLoggerName("x");
        System.out.println(new XMLFormatter().format(record).replaceAll("(?s)<date>.*?</date>", ""));
        System.out.println(new XMLFormatter().getTail(null));
        System.setProperty("java.util.logging.SimpleFormatter.format", "%3$s|%4$s|%5$s%n");
        System.out.print(new SimpleFormatter().format(record));
        System.out.println(Level.parse("850").getName() + " " + LogManager.getLogManager().getProperty("handlers"));
    }
}
