// Truth: violated. The put into a hand-over waits for a taker that never comes if main's poll came first.
import java.util.concurrent.*;
public class E2319 {
    public static void main(String[] a) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>();
        new Thread(() -> { try { q.put(1); } catch (InterruptedException e) { } }).start();
        q.poll();
    }
}
