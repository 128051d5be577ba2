// Truth: violated. a constructor starts a thread that reads a final field that is written after.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfThreadInCtor {
    static class O { final Thread t; final int v; O() { t = new Thread(() -> { int y = get(); }); t.start(); v = 1; } int get() { return v; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { O o = new O(); o.t.join(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
