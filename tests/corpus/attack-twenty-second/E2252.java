// Truth: proved. A task that is interrupted in take either got the element or left it.
import java.util.concurrent.*;
public class E2252 {
    static boolean got;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { try { q.take(); got = true; } catch (InterruptedException e) { } });
        t.start();
        t.interrupt();
        q.add(1);
        t.join();
        assert got == (q.peek() == null);
    }
}
