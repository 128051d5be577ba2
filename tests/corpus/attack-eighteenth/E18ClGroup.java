// Truth: proved. a subclass of ThreadGroup has a field named parent.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClGroup {
    static class G extends ThreadGroup { String parent = null; int threads = 1; G() { super("g"); } public void uncaughtException(Thread t, Throwable e) { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread q = new Thread(new G(), () -> { throw new RuntimeException(); }); q.start(); q.join();
    }
}
