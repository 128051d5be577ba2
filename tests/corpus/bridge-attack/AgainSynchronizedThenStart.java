// expect: proved
// truth: the monitors of list and stream are taken one at a time
import java.util.*;
import java.util.concurrent.*;

public class AgainSynchronizedThenStart {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        CountDownLatch l = new CountDownLatch(1);
        new Thread(() -> { synchronized (list) { System.out.println("x"); } l.countDown(); }).start();
        l.await();
    }
}
