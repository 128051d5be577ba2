// violated: two threads shut the pool down and then hand in a job each.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2684 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Runnable r = () -> { p.shutdown();
        p.execute(() -> { }); };
        Thread t = new Thread(r);
        t.start();
    }
}
