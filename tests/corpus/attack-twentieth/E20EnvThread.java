// truth: race: thread-owned context: own thread subclass with a field, got through Thread.getAllStackTraces is not; through a group it is
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20EnvThread {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();

static class T extends Thread { int f; public void run() { f = 1; } }
    public static void main(String[] args) throws Exception {
T t = new T(); t.start();
Thread a = go(() -> { Thread[] all = new Thread[10]; int k = Thread.currentThread().getThreadGroup().enumerate(all); for (int i = 0; i < k; i++) if (all[i] instanceof T) ((T) all[i]).f = 2; });
a.join(); t.join();
    }
}
