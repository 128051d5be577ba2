// Truth: violated. The last assertion always fails.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
public class E13LinkedDequeBoth {
static final ConcurrentLinkedDeque<Integer> q=new ConcurrentLinkedDeque<>();

    interface Body { void run() throws Exception; }
    static Thread t(Body b) { return new Thread(() -> { try { b.run(); } catch (RuntimeException e) { throw e; } catch (Exception e) { throw new IllegalStateException(e); } }); }
    public static void main(String[] args) throws Exception {

        Thread[] ts = new Thread[2];
        ts[0] = t(() -> { q.addLast(1); });
        ts[1] = t(() -> { q.addFirst(2); });
        ts[0].start();
        ts[1].start();

        ts[0].join();
        ts[1].join();
        assert q.peekFirst()==2 && q.peekLast()==1; Integer a=q.pollFirst(); assert q.size()==1; assert false : "reached";
    }
}
