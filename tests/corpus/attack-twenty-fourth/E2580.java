// violated: the future's time may be up: TimeoutException leaves main.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2580 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);Future<Integer> f = p.submit(() -> 3);
        p.shutdown();
        f.get(1, TimeUnit.SECONDS);
    }
}
