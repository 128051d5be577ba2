// proved: the outer job waits for the inner one; there is a second thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E2522 {
    public static void main(String[] args) throws Exception {
        ExecutorService p = Executors.newFixedThreadPool(2);int v = p.submit(() -> p.submit(() -> 7).get()).get();
        p.shutdown();
        assert v == 7;
    }
}
