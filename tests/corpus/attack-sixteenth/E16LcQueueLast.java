// Truth: violated. b offers last: then the queue has its element at the head.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcQueueLast {
    static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
    static Integer r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { q.offer(1); });
        Thread b = new Thread(() -> { q.offer(2); });
        a.start();
        b.start();
        a.join();
        r = q.poll();
        b.join();
        assert !(r == 1 && q.peek() == 2);
    }
}
