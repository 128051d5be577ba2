// Truth: proved. 
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13HoldCnt {
static final ReentrantLock l=new ReentrantLock(); static int x;

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { l.lock(); l.lock(); assert l.getHoldCount()==2; l.unlock(); x++; assert l.isHeldByCurrentThread(); l.unlock(); assert l.getHoldCount()==0; });
        ts[1] = t(() -> { assert !l.isHeldByCurrentThread(); l.lock(); x++; l.unlock(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert x==2 && !l.isLocked();
    }
}
