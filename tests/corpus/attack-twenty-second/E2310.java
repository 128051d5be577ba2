// Truth: proved. If offer of a fair hand-over says yes, the other got it.
import java.util.concurrent.*;
public class E2310 {
    static Integer got;
    public static void main(String[] a) throws Exception {
        SynchronousQueue<Integer> q = new SynchronousQueue<>(true);
        Thread t = new Thread(() -> { try { got = q.poll(1, TimeUnit.SECONDS); } catch (InterruptedException e) { } });
        t.start();
        boolean given = q.offer(1);
        t.join();
        assert given == (got != null);
    }
}
