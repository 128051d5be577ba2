// Truth: violated (deadlock). As E2210, each thread first offers to both queues.
import java.util.concurrent.*;
public class E2304 {
    public static void main(String[] a) throws Exception {
        LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(), r = new LinkedBlockingDeque<>();
        new Thread(() -> { q.add(1); r.add(1); q.drainTo(r); }).start();
        q.add(2); r.add(2);
        r.drainTo(q);
    }
}
