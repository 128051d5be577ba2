// Truth: violated. Two executes with core 1: the dying worker's replacement. keepAlive with allowed time-out of the core, set
// by a subclass: a worker whose wait timed out leaves and the next execute makes another: the thread is not always the same.
import java.util.concurrent.*;
public class E2320 {
    static volatile Thread first;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 1, 1, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>());
        Runnable r = () -> { if (first == null) first = Thread.currentThread(); else assert first == Thread.currentThread(); };
        p.execute(r);
        p.execute(r);
        p.shutdown();
    }
}
