// Truth: violated (deadlock). q.drainTo(r) holds q's lock and wants r's; r.drainTo(q) the other way round; main looks at both.
import java.util.concurrent.*;
public class E2302 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(4), r = new ArrayBlockingQueue<>(4);
        q.add(1); r.add(2);
        new Thread(() -> q.drainTo(r)).start();
        new Thread(() -> r.drainTo(q)).start();
        q.offer(3); r.offer(4);
    }
}
