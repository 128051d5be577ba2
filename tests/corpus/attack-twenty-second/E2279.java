// Truth: proved. An endless daemon worker takes what main puts; main ends.
import java.util.concurrent.*;
public class E2279 {
    static volatile int sum;
    public static void main(String[] a) throws Exception {
        LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();
        Thread t = new Thread(() -> { try { while (true) sum = q.take(); } catch (InterruptedException e) { } });
        t.setDaemon(true);
        t.start();
        q.put(1); q.put(2);
        assert sum <= 2;
    }
}
