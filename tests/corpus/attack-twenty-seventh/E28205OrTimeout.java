import java.util.concurrent.*;

// violated (exception): nobody completes the future, so its time is up some day.
public class E28205OrTimeout {
    public static void main(String[] args) throws Exception {
        new CompletableFuture<Integer>().orTimeout(1, TimeUnit.SECONDS).join();
    }
}
