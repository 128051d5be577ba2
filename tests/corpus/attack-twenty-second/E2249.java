// Truth: violated. A hand-over meets only if the taker waits already: offer may fail.
import java.util.concurrent.*;
public class E2249 {
    public static void main(String[] a) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        Thread t = new Thread(() -> { try { q.poll(1, TimeUnit.SECONDS); } catch (InterruptedException e) { } });
        t.start();
        assert q.offer(1);
    }
}
