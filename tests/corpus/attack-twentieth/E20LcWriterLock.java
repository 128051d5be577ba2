// truth: assertion: Writer.write takes the monitor given by the subclass, a Locale
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LcWriterLock {
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

static class W extends java.io.Writer { W() { super(Locale.US); } public void write(char[] c, int o, int n) { x++; if (c[o] == 'a') y = x; } public void flush() { } public void close() { } }
    public static void main(String[] args) throws Exception {
W p = new W(), q = new W();
Thread a = go(() -> p.write('a')), b = go(() -> q.write('b')); a.join(); b.join(); assert y == 1;
    }
}
