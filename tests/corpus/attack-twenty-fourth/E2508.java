// violated: the factory is shared: if main makes a thread before t hires, main's is number 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2508 {
    public static void main(String[] args) throws Exception {
        ThreadFactory f = Executors.defaultThreadFactory();
        ExecutorService p = Executors.newFixedThreadPool(1, f);
        Thread t = new Thread(() -> p.execute(() -> { }));
        t.start();
        String n = f.newThread(() -> { }).getName();
        t.join();
        p.shutdown();
        assert n.endsWith("thread-2") : n;
    }
}
