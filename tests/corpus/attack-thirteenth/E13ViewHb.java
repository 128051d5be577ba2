// Truth: violated. The opaque flag orders nothing and the keySet field of the map is plain.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13ViewHb {
static int x; static final ConcurrentHashMap<String,String> map=new ConcurrentHashMap<>(); static final AtomicInteger o=new AtomicInteger();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { x=1; map.keySet(); o.setOpaque(1); });
        ts[1] = t(() -> { if (o.getOpaque()==1) { map.keySet(); int y=x; } });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
