// Truth: violated. b looks at the queue between a's offer and main's poll: it alone sees the element.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16LcQueue {
    static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();
    static Integer r;
    public static void main(String[] args) throws Throwable {
        Thread a = new Thread(() -> { q.offer(1); });
        Thread b = new Thread(() -> { r = q.peek(); });
        a.start();
        b.start();
        a.join();
        q.poll();
        b.join();
        assert r == null;
    }
}
