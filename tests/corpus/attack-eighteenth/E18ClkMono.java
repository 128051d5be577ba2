// Truth: proved. nanoTime does not go back within a thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClkMono {
    static volatile int v;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { long a = System.nanoTime(); v = 1; long b = System.nanoTime(); assert b - a >= 0; }),
            t(() -> { int y = v; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
