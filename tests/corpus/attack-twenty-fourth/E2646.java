// proved: after cancel a future is done, and cancelled if cancel gave true.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2646 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Future<Integer> f = p.submit(() -> 1);
        boolean b = f.cancel(false);
        assert f.isDone() && f.isCancelled() == b;
        p.shutdown();
    }
}
