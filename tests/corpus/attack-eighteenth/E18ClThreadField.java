// Truth: proved. a subclass of Thread has fields named like those of Thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClThreadField {
    static class Q extends Thread { int name, holder, daemon, interrupted = 1, eetop = 4, target, tid, threadLocals, contextClassLoader, parkBlocker, blockerLock; int r; public void run() { r = name + holder + daemon + interrupted + eetop; } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); q.start(); q.join(); assert q.r == 5; assert !q.isInterrupted(); assert q.eetop == 4 && q.interrupted == 1; assert !q.isAlive();
    }
}
