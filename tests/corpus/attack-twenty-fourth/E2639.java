// proved: what the pool was made with may be asked.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2639 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);ThreadPoolExecutor q = (ThreadPoolExecutor) p;
        assert q.getCorePoolSize() == 2 && q.getMaximumPoolSize() == 2 && q.getKeepAliveTime(TimeUnit.SECONDS) == 0 && !q.allowsCoreThreadTimeOut();
        p.execute(() -> { });
        p.shutdown();
    }
}
