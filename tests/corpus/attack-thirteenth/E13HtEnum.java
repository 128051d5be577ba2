// Truth: proved. An empty table gives an empty enumeration, a full one lies behind the put.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13HtEnum {
static final Hashtable<String,Integer> h=new Hashtable<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { h.put("a",1); });
        ts[1] = t(() -> { for(Enumeration<String> e=h.keys();e.hasMoreElements();) e.nextElement(); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
