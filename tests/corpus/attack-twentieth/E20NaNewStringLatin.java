// truth: race: new String(byte[], ISO_8859_1) reads
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20NaNewStringLatin {
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

    public static void main(String[] args) throws Exception {
byte[] c = { 'a', 'b' };
Thread a = go(() -> c[0] = 'c'), b = go(() -> new String(c, 0, 2, java.nio.charset.StandardCharsets.ISO_8859_1)); a.join(); b.join();
    }
}
