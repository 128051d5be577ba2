// Truth: violated. A put that waits (full), is interrupted: the exception leaves, and the other's take still finds the first.
import java.util.concurrent.*;
public class E2297 {
    public static void main(String[] a) throws Exception {
        ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
        q.put(0);
        Thread t = new Thread(() -> { try { q.put(1); } catch (InterruptedException e) { } });
        t.start();
        t.interrupt();
        q.take();
        t.join();
        assert q.peek() != null;
    }
}
