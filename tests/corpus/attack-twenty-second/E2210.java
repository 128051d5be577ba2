// Truth: violated (deadlock). q.drainTo(r) holds q's lock and wants r's; r.drainTo(q) the other way round.
import java.util.concurrent.*;
public class E2210 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(4), r = new ArrayBlockingQueue<>(4);
        q.add(1); r.add(2);
        new Thread(() -> q.drainTo(r)).start();
        r.drainTo(q);
    }
}
