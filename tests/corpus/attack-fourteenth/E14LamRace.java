// Truth: violated. the program races on x inside compute of two keys
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E14LamRace {
static int x; static final ConcurrentHashMap<Integer,Integer> m=new ConcurrentHashMap<>();
    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {
        
        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { m.computeIfAbsent(1,k->x++); });
        ts[1] = t(() -> { m.computeIfAbsent(2,k->x++); });
        ts[0].start();
        ts[1].start();
        
        ts[0].join();
        ts[1].join();
        
    }
}
