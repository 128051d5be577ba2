// Truth: violated. the initialiser keeps the priority of its thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InWhoPrio {
    static class C { static final int d = Thread.currentThread().getPriority(); }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { Thread.currentThread().setPriority(7); int y = C.d; }),
            t(() -> { assert C.d == 5; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
