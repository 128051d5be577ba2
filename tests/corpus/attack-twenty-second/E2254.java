// Truth: proved. A delayed job runs once.
import java.util.concurrent.*;
public class E2254 {
    static int x;
    public static void main(String[] a) throws Exception {
        ScheduledThreadPoolExecutor p = new ScheduledThreadPoolExecutor(1);
        Future<?> f = p.schedule(() -> x++, 1, TimeUnit.MILLISECONDS);
        f.get();
        assert x == 1;
        p.shutdown();
    }
}
