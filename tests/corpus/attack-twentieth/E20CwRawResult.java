// truth: race: the result of a RecursiveTask is a plain field; nobody joins
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20CwRawResult {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static int x, y, z;
    static volatile int v;
    static final Object m = new Object(), n = new Object();

static class R extends RecursiveTask<Integer> { protected Integer compute() { return 1; } void set(int v) { setRawResult(v); } }
    public static void main(String[] args) throws Exception {
R r = new R(); Thread a = go(() -> r.set(1)), b = go(() -> y = r.getRawResult() == null ? 0 : 1); a.join(); b.join();
    }
}
