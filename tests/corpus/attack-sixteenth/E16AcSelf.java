// Truth: violated. both tasks shift the same elements of one array.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AcSelf {
    static final int[] a = {0, 1, 2, 3, 4, 5, 6, 7};
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { System.arraycopy(a, 0, a, 1, 3); }),
            t(() -> { System.arraycopy(a, 0, a, 1, 3); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
