// truth: proved: with a blocking queue: main reads, the other writes and puts
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19TwQueue {
    interface Act { void run() throws Exception; }
    static Thread mk(Act a) {
        return new Thread(() -> {
            try { a.run(); } catch (RuntimeException | Error e) { throw e; } catch (Exception e) { throw new AssertionError(e); }
        });
    }
    static Thread go(Act a) { Thread t = mk(a); t.start(); return t; }
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static final Lock r = l.readLock(), w = l.writeLock();
    static final TimeUnit S = TimeUnit.SECONDS;
    static int x, y, z;
    static volatile int v;

    public static void main(String[] args) throws Exception {
ArrayBlockingQueue<Integer> q=new ArrayBlockingQueue<>(1); Thread a=go(()->{w.lock(); x=4; w.unlock(); q.put(1);}); int k=q.take(); assert x==4; r.lock(); assert x==4; r.unlock(); a.join();
    }
}
