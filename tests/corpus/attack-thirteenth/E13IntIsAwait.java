// Truth: violated. Interrupted once: await throws and clears the flag; spurious wake-ups: then thrown is false! 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13IntIsAwait {
static final ReentrantLock l=new ReentrantLock(); static final Condition c=l.newCondition(); static boolean thrown; static Thread w;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[1];
        ts[0] = t(() -> { l.lock(); try { c.await(); } catch (InterruptedException e) { thrown=true; assert !Thread.currentThread().isInterrupted(); } finally { l.unlock(); } });
        ts[0].start();
ts[0].interrupt();
        ts[0].join();
        assert thrown;
    }
}
