// Truth: violated. drainTo adds one by one to the other queue: a task sees one element there.
import java.util.concurrent.*;
public class E2207 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(), r = new LinkedBlockingQueue<>();
        q.add(1); q.add(2);
        new Thread(() -> q.drainTo(r)).start();
        assert r.size() != 1;
    }
}
