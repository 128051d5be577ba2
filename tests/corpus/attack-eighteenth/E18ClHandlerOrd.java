// Truth: violated. the default handler of the JDK prints an exception of a thread: its toString is called by that thread, beside main.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClHandlerOrd {
    static int n; static class Q extends RuntimeException { public String toString() { n++; return "q"; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { throw new Q(); }); t.start(); n++; t.join();
    }
}
