import java.util.concurrent.*;

// proved: each stage runs behind the one before it.
public class E28125ChainOrdered {
    static int x;

    public static void main(String[] args) throws Exception {
        CompletableFuture<Void> last = CompletableFuture.runAsync(() -> x++).thenRun(() -> x++).thenRun(() -> x++);
        last.join();
        assert x == 3;
    }
}
