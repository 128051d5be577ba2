// expect: proved
// truth: the thread counts down every latch of a list that nobody changes
import java.util.*;
import java.util.concurrent.*;

public class AgainListRead {
    public static void main(String[] args) throws Exception {
        CountDownLatch one = new CountDownLatch(1), two = new CountDownLatch(1);
        List<CountDownLatch> all = new ArrayList<>();
        all.add(one); all.add(two);
        new Thread(() -> { for (CountDownLatch l : all) l.countDown(); }).start();
        one.await();
        two.await();
    }
}
