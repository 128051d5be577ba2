// Truth: violated (race). Two pools' queues drain into one HashSet.
import java.util.*;
import java.util.concurrent.*;
public class E2276 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(), r = new LinkedBlockingQueue<>();
        q.add(1); r.add(2);
        HashSet<Integer> s = new HashSet<>();
        Thread t = new Thread(() -> q.drainTo(s));
        t.start();
        r.drainTo(s);
        t.join();
    }
}
