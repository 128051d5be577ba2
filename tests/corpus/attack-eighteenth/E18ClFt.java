// Truth: proved. a subclass of FutureTask with fields named like those of FutureTask.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E18ClFt {
    static class Q extends FutureTask<Integer> { int state = 1, outcome = 2, runner = 3, waiters = 4, callable = 5; Q() { super(() -> 6); } }
    interface Body { void run() throws Throwable; }
    static Thread t(Body b) {
        return new Thread(() -> { try { b.run(); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new IllegalStateException(e); } });
    }
    public static void main(String[] args) throws Throwable {
        Q q = new Q(); Thread a = new Thread(q); a.start(); assert q.get() == 6; a.join(); assert q.state == 1;
    }
}
