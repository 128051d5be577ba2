// main looks before the task of the pool is known to have ended.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10PoolRace {
    static int x;


    public static void main(String[] args) throws Exception {
        ExecutorService e = Executors.newSingleThreadExecutor();
        e.execute(() -> x = 1);
        e.shutdown();
        int y = x;
    }
}
