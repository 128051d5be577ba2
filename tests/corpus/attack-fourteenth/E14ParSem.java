// Truth: proved. equal tasks
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14ParSem {
static final Semaphore s=new Semaphore(1); static int n;
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[4];
        ts[0] = t(() -> { s.acquire(); n=n*2+1; s.release(); });
        ts[1] = t(() -> { s.acquire(); n=n*2+1; s.release(); });
        ts[2] = t(() -> { s.acquire(); n=n*2+1; s.release(); });
        ts[3] = t(() -> { s.acquire(); n=n*2+1; s.release(); });
        ts[0].start();
        ts[1].start();
        ts[2].start();
        ts[3].start();
        
        ts[0].join();
        ts[1].join();
        ts[2].join();
        ts[3].join();
        assert n==15;
    }
}
