// violated: a job shuts the pool down, maybe before main hands in another.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2543 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> p.shutdown());
        p.execute(() -> { });
    }
}
