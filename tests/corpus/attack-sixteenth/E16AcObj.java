// Truth: violated. the same with references, which may be copied one by one.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16AcObj {
    static final Object[] a = {"a", "b", "c"};
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread[] ts = {
            t(() -> { System.arraycopy(a, 0, a, 1, 2); }),
            t(() -> { System.arraycopy(a, 1, a, 0, 2); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
