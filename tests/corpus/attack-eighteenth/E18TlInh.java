// Truth: violated. childValue runs in the parent when the thread is made; the child writes the object that both have.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18TlInh {
    static class L extends InheritableThreadLocal<int[]> { protected int[] childValue(int[] p) { p[0]++; return p; } } static final L l = new L();
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        l.set(new int[1]); Thread t = new Thread(() -> { l.get()[0]++; }); t.start(); l.get()[0]++; t.join();
    }
}
