// Truth: violated. The linked deque's elements come to the other queue one by one: poll gets 1, and 2 is not there yet.
import java.util.concurrent.*;
public class E2273 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();
        ConcurrentLinkedQueue<Integer> r = new ConcurrentLinkedQueue<>();
        q.add(1); q.add(2);
        new Thread(() -> q.drainTo(r)).start();
        if (r.poll() != null) assert r.poll() != null;
    }
}
