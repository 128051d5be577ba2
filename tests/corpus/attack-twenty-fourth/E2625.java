// proved: what the submitter does before execute comes before the job, in the queue as well.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2625 {
    static int x;

    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { });
        x = 1;
        p.execute(() -> { assert x == 1; });
        p.shutdown();
    }
}
