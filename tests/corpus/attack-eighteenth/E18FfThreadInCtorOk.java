// Truth: proved. a constructor starts a thread as the last thing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfThreadInCtorOk {
    static class O { final Thread t; final int v; O() { v = 1; t = new Thread(() -> { assert get() == 1; }); t.start(); } int get() { return v; } }
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
