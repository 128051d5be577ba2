// Truth: proved. Field.getInt of a static field initialises its class if it is not (its documentation; JVMS 5.5): T2 lies behind x = 5.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16FieldRead {
    static class C { static int x = 5; static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Field f = C.class.getDeclaredField("x");
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { assert f.getInt(null) == 5; })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
    }
}
