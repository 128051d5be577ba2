// Truth: proved. invokeAll waits for both.
import java.util.*;
import java.util.concurrent.*;
public class E2255 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);
        int sum = 0;
        Callable<Integer> one = () -> 1, two = () -> 2;
        for (Future<Integer> f : p.invokeAll(List.of(one, two))) sum += f.get();
        assert sum == 3;
        p.shutdown();
    }
}
