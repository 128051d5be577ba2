// Truth: violated. System.exit(0) in a job while main's execute may not have come: exit code 0, but the assertion of the second
// job can fail before.
import java.util.concurrent.*;
public class E2280 {
    static volatile boolean first;
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);
        p.execute(() -> { first = true; System.exit(0); });
        p.execute(() -> { assert first; });
    }
}
