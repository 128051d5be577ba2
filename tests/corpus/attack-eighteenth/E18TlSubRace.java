// Truth: violated. a subclass of ThreadLocal with an initialValue that counts plainly.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18TlSubRace {
    static int n; static class L extends ThreadLocal<Integer> { protected Integer initialValue() { return ++n; } } static final L l = new L();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Thread t = new Thread(() -> { l.get(); l.get(); }); t.start(); l.get(); l.remove(); l.get(); t.join();
    }
}
