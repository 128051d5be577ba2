// Truth: violated. T2 writes x by reflection, T1 reads C.x: both lie behind the initialiser, nothing orders them.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FieldWrite {
    static class C { static int x = 5; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Field f = C.class.getDeclaredField("x");
        Thread[] ts = {
            t(() -> { int y = C.x; }),
            t(() -> { f.setInt(null, 6); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
