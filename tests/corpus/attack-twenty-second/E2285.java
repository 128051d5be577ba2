// Truth: violated (race). The completion: x is written behind done by the worker's second job; E2203's two workers by
// submit: both callables write x.
import java.util.concurrent.*;
public class E2285 {
    static int x;
    static final Callable<Integer> INC = () -> x++;
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(0, 8, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        Thread t = new Thread(() -> p.submit(INC));
        t.start();
        p.submit(INC);
        t.join();
        p.shutdown();
    }
}
