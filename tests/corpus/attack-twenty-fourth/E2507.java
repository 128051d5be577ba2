// violated: the factory is shared: if t hires before main makes a thread, main's is number 2.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2507 {
    public static void main(String[] args) throws Exception {
        ThreadFactory f = Executors.defaultThreadFactory();
        ExecutorService p = Executors.newFixedThreadPool(1, f);
        Thread t = new Thread(() -> p.execute(() -> { }));
        t.start();
        String n = f.newThread(() -> { }).getName();
        t.join();
        p.shutdown();
        assert n.endsWith("thread-1") : n;
    }
}
