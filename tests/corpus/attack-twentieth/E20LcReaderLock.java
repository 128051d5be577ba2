// truth: assertion: a Reader of the library around one of the program locks what that one gave: Charset
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LcReaderLock {
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

static class R extends java.io.Reader { R() { super(java.nio.charset.StandardCharsets.UTF_8); } public int read(char[] c, int o, int n) { y = ++x; c[o] = 'a'; return 1; } public void close() { } }
static int[] k = new int[2];
    public static void main(String[] args) throws Exception {
R p = new R(), q = new R();
Thread a = go(() -> { p.skip(1); }), b = go(() -> { q.skip(1); }); a.join(); b.join(); assert x != 2;
    }
}
