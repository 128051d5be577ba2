// Truth: violated. A subclass's offer, called by execute, looks at two moments.
import java.util.concurrent.*;
public class E2266 {
    static volatile int x, y;
    static class Q extends LinkedBlockingQueue<Runnable> {
        @Override public boolean offer(Runnable r) { x++; boolean b = super.offer(r); y++; return b; }
    }
    public static void main(String[] a) throws Exception {
        Q q = new Q();
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, q);
        p.execute(() -> { });
        p.execute(() -> { assert x == y; });
        p.shutdown();
    }
}
