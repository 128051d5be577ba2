// expect: violated deadlock
// truth: a lambda that the library calls in the thread fills the list: main waits for ever
import java.util.*;
import java.util.concurrent.*;

public class AgainListFilledByLambda {
    public static void main(String[] args) throws Exception {
        List<String> from = List.of("a"), to = new ArrayList<>();
        Thread t = new Thread(() -> { from.forEach(s -> to.add(s)); });
        t.start(); t.join();
        if (to.size() == 1) new CountDownLatch(1).await();
    }
}
