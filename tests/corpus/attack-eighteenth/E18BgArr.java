// Truth: proved. a large array, of which two threads use one half each.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18BgArr {
    static final byte[] a = new byte[4_000_000];
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { Arrays.fill(a, 0, 2_000_000, (byte) 1); }); t.start(); Arrays.fill(a, 2_000_000, 4_000_000, (byte) 2); t.join(); assert a[1_999_999] == 1 && a[2_000_000] == 2;
    }
}
