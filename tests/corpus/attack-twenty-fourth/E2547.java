// violated: invokeAny may give the result of the second job.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2547 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);int v = p.invokeAny(List.<Callable<Integer>>of(() -> 1, () -> 2));
        p.shutdown();
        assert v == 1;
    }
}
