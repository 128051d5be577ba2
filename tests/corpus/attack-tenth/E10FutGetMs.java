// get with a time-out may throw.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FutGetMs {

    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        Future<Integer> f = e.submit(() -> 7);
        e.shutdown();
        f.get(1, TimeUnit.SECONDS);
    }
}
