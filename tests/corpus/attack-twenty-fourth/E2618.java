// violated: the worker may not have left yet when main asks.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2618 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(1);p.execute(() -> { });
        p.shutdown();
        assert p.isTerminated();
    }
}
