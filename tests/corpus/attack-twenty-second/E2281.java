// Truth: violated. The pool's own state: shutdown by the other; the factory's thread is made and never started, the job refused
// though main made a thread.
import java.util.concurrent.*;
public class E2281 {
    static volatile boolean made, refused;
    static final Runnable NOOP = () -> { };
    public static void main(String[] a) throws Exception {
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>(),
            r -> { made = true; return new Thread(r); }, (r, e) -> { refused = true; });
        Thread t = new Thread(p::shutdown);
        t.start();
        p.execute(NOOP);
        t.join();
        p.shutdown();
        assert !(made && refused);
    }
}
