// truth: proved: other bytes of the array
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20NaByteBufferNot {
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
byte[] c = new byte[20]; java.nio.ByteBuffer w = java.nio.ByteBuffer.wrap(c);
Thread a = go(() -> c[4] = 1), b = go(() -> { y = w.getInt(0); }); a.join(); b.join();
    }
}
