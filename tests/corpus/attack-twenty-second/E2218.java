// Truth: violated (data race). Two pools clear one HashSet, by method references.
import java.util.*;
import java.util.concurrent.*;
public class E2218 {
    public static void main(String[] a) throws Exception {
        Set<Integer> s = new HashSet<>();
        s.add(1);
        ThreadPoolExecutor p = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        ThreadPoolExecutor r = new ThreadPoolExecutor(1, 1, 1, TimeUnit.DAYS, new LinkedBlockingQueue<>());
        p.execute(s::clear);
        r.execute(s::clear);
        p.shutdown(); r.shutdown();
    }
}
