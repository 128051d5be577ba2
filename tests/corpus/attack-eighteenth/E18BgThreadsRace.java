// Truth: violated. 300 threads; two of them write one element.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgThreadsRace {
    static int[] a = new int[300];
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = new Thread[300]; for (int i = 0; i < 300; i++) { int k = i; ts[i] = new Thread(() -> { a[k == 299 ? 17 : k] = 1; }); ts[i].start(); } for (Thread t : ts) t.join();
    }
}
