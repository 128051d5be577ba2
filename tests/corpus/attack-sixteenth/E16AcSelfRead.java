// Truth: proved. both only read the part they share (0..1) and write parts of their own.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AcSelfRead {
    static final int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { System.arraycopy(a, 0, a, 2, 2); }),
            t(() -> { System.arraycopy(a, 0, a, 4, 2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
