// jars: -
// Loggers by name, their parents, filters, handlers in memory, and what a record says.
import java.util.logging.*;

public class LoggingLevels {
    public static void main(String[] arguments) {
        Logger parent = Logger.getLogger("a"), child = Logger.getLogger("a.b.c");
        parent.setUseParentHandlers(false);
        StringBuilder seen = new StringBuilder();
        Handler end = new Handler() {
            @Override public void publish(LogRecord r) { seen.append(r.getLevel()).append(':').append(r.getMessage()).append('@').append(r.getSourceClassName()).append('.').append(r.getSourceMethodName()).append('\n'); }
            @Override public void flush() { seen.append("flush\n"); }
            @Override public void close() { seen.append("close\n"); }
        };
        MemoryHandler memory = new MemoryHandler(end, 3, Level.SEVERE);
        parent.addHandler(memory);
        child.setLevel(Level.FINER);
        memory.setLevel(Level.ALL);
        for (int i = 0; i < 5; i++) { child.fine("m" + i); }
        child.finest("no");
        child.severe("push");
        child.setFilter(record -> record.getMessage().contains("x"));
        child.warning("dropped");
        child.warning("extra");
        memory.push();
        child.entering("C", "m", new Object[] {1, 2});
        child.exiting("C", "m", 3);
        child.throwing("C", "m", new RuntimeException());
        memory.close();
        System.out.print(seen);
        System.out.println(child.getParent().getName());
    }
}
