// Truth: proved. What is put is handed over with order.
import java.util.concurrent.*;
public class E2230 {
    static int x;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);
        Thread t = new Thread(() -> { x = 1; try { q.put(1); q.put(2); } catch (InterruptedException e) { } });
        t.start();
        int one = q.take();
        assert x == 1 && one == 1 && q.take() == 2;
    }
}
