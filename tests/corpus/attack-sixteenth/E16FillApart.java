// Truth: proved. the ranges are apart.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FillApart {
    static final int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { Arrays.fill(a, 0, 4, 1); }),
            t(() -> { Arrays.fill(a, 4, 8, 2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        assert a[3] == 1 && a[4] == 2;
    }
}
