// violated: poll of the completion service may find nothing yet.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2649 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);ExecutorCompletionService<Integer> s = new ExecutorCompletionService<>(p);
        s.submit(() -> 1);
        p.shutdown();
        assert s.poll() != null;
    }
}
