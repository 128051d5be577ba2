import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

// violated: the job fails an assertion, which leaves main as the cause of an ExecutionException.
public class E2802 {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        try {
            pool.submit(() -> {
                assert args.length > 0 : "no arguments";
            }).get();
        } finally {
            pool.shutdown();
        }
    }
}
