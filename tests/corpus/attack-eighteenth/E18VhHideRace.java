// Truth: violated. as E18VhHide: the int field of A is raced on.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18VhHideRace {
    static class A { int x = 1; } static class C extends A { String x = "c"; }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        VarHandle h = MethodHandles.lookup().findVarHandle(C.class, "x", int.class); C c = new C(); Thread t = new Thread(() -> { h.set(c, 4); }); t.start(); int y = ((A) c).x; t.join();
    }
}
