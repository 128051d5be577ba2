// Truth: violated. An array queue's drainTo of three into another queue: 2 is there and 3 not.
import java.util.concurrent.*;
public class E2305 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(3), r = new ArrayBlockingQueue<>(3);
        q.add(1); q.add(2); q.add(3);
        new Thread(() -> q.drainTo(r)).start();
        assert r.size() != 2;
    }
}
