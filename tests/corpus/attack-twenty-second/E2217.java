// Truth: violated. The two jobs are method references to operations of the library; main sees one done and not the other.
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class E2217 {
    public static void main(String[] a) throws Exception {
        AtomicInteger x = new AtomicInteger(), y = new AtomicInteger();
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.execute(x::incrementAndGet);
        p.execute(y::incrementAndGet);
        p.shutdown();
        int j = y.get(), i = x.get();
        assert i == j;
    }
}
