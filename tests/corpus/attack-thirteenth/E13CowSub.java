// Truth: violated. subList.get throws ConcurrentModificationException if the array was replaced in between.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13CowSub {
static final CopyOnWriteArrayList<Integer> l=new CopyOnWriteArrayList<>(new Integer[]{1});

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { l.add(2); });
        ts[1] = t(() -> { List<Integer> s=l.subList(0,1); assert s.get(0)==1; });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        
    }
}
