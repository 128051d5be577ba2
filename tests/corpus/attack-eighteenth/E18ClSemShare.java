// Truth: violated. two semaphores of a subclass share an object in a field named sync: two tasks may be inside at once.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClSemShare {
    static class S { int state = 1; } static final S s = new S(); static class L extends Semaphore { S sync = s; L() { super(1); } } static final L l = new L(), k = new L(); static int x;
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { l.acquire(); x++; l.release(); }),
            t(() -> { k.acquire(); x++; k.release(); })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
