// Truth: violated. as E18FfReflHint, without the tryLock.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18FfReflPlain {
    static volatile O p; static class O { final Integer v; O(int i) { v = i; } } static final Field f; static { try { f = O.class.getDeclaredField("v"); f.setAccessible(true); } catch (Exception e) { throw new Error(e); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { O o = new O(1); p = o; f.set(o, 3); }),
            t(() -> { O o = p; if (o != null) { int y = o.v; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
