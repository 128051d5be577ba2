// Truth: violated. an initialiser registers what it makes in a list of another class under a lock, and goes on writing.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18InListener {
    static final List<int[]> reg = new ArrayList<>(); static class C { static { int[] l = new int[1]; synchronized (reg) { reg.add(l); } l[0]++; } static void f() { } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        
        Thread[] ts = {
            t(() -> { C.f(); }),
            t(() -> { synchronized (reg) { for (int[] l : reg) l[0] = 5; } })
        };
        for (Thread t : ts) t.start();
        for (Thread t : ts) t.join();
        
    }
}
