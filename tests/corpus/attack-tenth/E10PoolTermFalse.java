// awaitTermination may say false.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10PoolTermFalse {

    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> Thread.yield());
        e.shutdown();
        assert e.awaitTermination(1, TimeUnit.DAYS);
    }
}
