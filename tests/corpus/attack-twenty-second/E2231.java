// Truth: violated (race). A failed offer gives no order with what the other did before its own failed poll.
import java.util.concurrent.*;
public class E2231 {
    static int x;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        q.add(1);
        Thread t = new Thread(() -> { x = 1; q.offer(2); });
        t.start();
        q.offer(3);
        assert x >= 0;
    }
}
