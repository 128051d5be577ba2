// Truth: violated. A worker whose job throws counts itself out, and main's execute adds a worker; then the dying worker adds a
// third (max is 2): two jobs run at once and nothing orders x++. Otherwise one worker follows the other.
import java.util.concurrent.*;
public class E2245 {
    static int x;
    static final Runnable INC = () -> x++;
    public static void main(String[] a) throws Exception {
        ThreadFactory f = r -> { Thread t = new Thread(r); t.setDaemon(true); t.setUncaughtExceptionHandler((u, e) -> { }); return t; };
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 2, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(), f);
        p.execute(() -> { throw new RuntimeException(); });
        p.execute(INC);
        p.execute(INC);
        p.shutdown();
    }
}
