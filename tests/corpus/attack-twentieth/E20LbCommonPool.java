// truth: race: two tasks of the common pool clear and add without order
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.lang.invoke.*;
public class E20LbCommonPool {
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

    public static void main(String[] args) throws Exception {
ArrayList<String> l = new ArrayList<>(); l.add("a");
CompletableFuture<Void> f = CompletableFuture.runAsync(l::clear), g = CompletableFuture.runAsync(l::clear);
f.join(); g.join();
    }
}
