// Truth: violated. a grandchild inherits from its parent, which changed it.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18TlInhGrand {
    static final InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        l.set(1); Thread t = new Thread(() -> { l.set(2); Thread u = new Thread(() -> { assert l.get() == 1; }); u.start(); try { u.join(); } catch (InterruptedException e) { } }); t.start(); t.join();
    }
}
