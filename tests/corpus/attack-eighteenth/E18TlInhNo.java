// Truth: proved. a thread made with inheritThreadLocals false starts without.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18TlInhNo {
    static final InheritableThreadLocal<Integer> l = new InheritableThreadLocal<>();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        l.set(1); Thread t = new Thread(null, () -> { assert l.get() == null; }, "n", 0, false); t.start(); t.join();
    }
}
