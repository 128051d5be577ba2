// Truth: violated (deadlock). The queue of one place is full and nobody takes.
import java.util.concurrent.*;
public class E2238 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        Thread t = new Thread(() -> { try { q.put(1); } catch (InterruptedException e) { } });
        t.start();
        q.offer(2);
        q.put(3);
    }
}
