// expect: proved
// truth: one of two lists that one method makes is filled, the other one is only read
import java.util.*;
import java.util.concurrent.*;

public class AgainListsOfOneMaker {
    static <T> List<T> make() { return new ArrayList<>(); }
    public static void main(String[] args) throws Exception {
        CountDownLatch l = new CountDownLatch(1);
        List<CountDownLatch> all = make();
        all.add(l);
        List<String> log = make();
        Thread t = new Thread(() -> { for (CountDownLatch one : all) one.countDown(); log.add("x"); });
        t.start();
        l.await();
    }
}
