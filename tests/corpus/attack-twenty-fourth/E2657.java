// proved: the same with a volatile flag.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2657 {
    static volatile boolean f;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newCachedThreadPool();p.execute(() -> { while (!f) Thread.onSpinWait(); });
        f = true;
        p.shutdown();
    }
}
