// Truth: proved. Offer fails only if the queue is full: one of both must be in, and the failed one has no effect.
import java.util.concurrent.*;
public class E2248 {
    static boolean one;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        Thread t = new Thread(() -> { one = q.offer(1); });
        t.start();
        boolean two = q.offer(2);
        t.join();
        assert one != two && q.peek() == (one ? 1 : 2) && q.remainingCapacity() == 0;
    }
}
