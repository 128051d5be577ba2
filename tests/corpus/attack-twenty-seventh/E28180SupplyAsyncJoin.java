import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): join may park until the worker is through, and uses up the permit.
public class E28180SupplyAsyncJoin {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        CompletableFuture<Integer> future = CompletableFuture.supplyAsync(() -> {
            LockSupport.unpark(main);
            return 1;
        });
        future.join();
        LockSupport.park();
    }
}
