// Truth: violated. A refused tryLock orders nothing and the keySet field is plain.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ViewHbTry {
static int x; static final ConcurrentHashMap<String,String> map=new ConcurrentHashMap<>(); static final ReentrantLock l=new ReentrantLock();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; map.keySet(); l.lock(); });
        ts[1] = t(() -> { if (!l.tryLock()) { map.keySet(); int y=x; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
