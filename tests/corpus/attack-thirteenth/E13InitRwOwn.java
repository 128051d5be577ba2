// Truth: violated. the other may have initialised
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13InitRwOwn {
static class A { static final ReentrantReadWriteLock l=new ReentrantReadWriteLock(); static { l.writeLock().lock(); } }

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { boolean y=A.l.isWriteLockedByCurrentThread(); assert y; });
        ts[1] = t(() -> { boolean y=A.l.isWriteLockedByCurrentThread(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
