// truth: proved: messages as the JDK has them
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class E19MiMessages {
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
try { r.unlock(); assert false; } catch(IllegalMonitorStateException e) { assert "attempt to unlock read lock, not locked by current thread".equals(e.getMessage()); }
try { w.unlock(); assert false; } catch(IllegalMonitorStateException e) { assert e.getMessage()==null; }
try { r.newCondition(); assert false; } catch(UnsupportedOperationException e) { assert e.getMessage()==null; }
try { r.tryLock(1,null); assert false; } catch(NullPointerException e) { }
Thread.currentThread().interrupt(); try { w.tryLock(1,null); assert false; } catch(NullPointerException e) { } assert Thread.interrupted();
r.lock(); try { w.unlock(); assert false; } catch(IllegalMonitorStateException e) { assert l.getReadHoldCount()==1; } r.unlock();
w.lock(); try { r.unlock(); assert false; } catch(IllegalMonitorStateException e) { assert l.isWriteLockedByCurrentThread(); } w.unlock();
    }
}
