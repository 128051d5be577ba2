import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

/** A linked queue: two who put, two who take. */
public class LkLinkedQueue {
    public static void main(String[] args) throws Exception {
        BlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        AtomicInteger sum = new AtomicInteger();
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            int number = i;
            all[i] = new Thread(() -> {
                try {
                    if (number % 2 == 0) queue.put(number + 1);
                    else sum.addAndGet(queue.take());
                } catch (InterruptedException never) {
                    assert false;
                }
            });
            all[i].start();
        }
        for (Thread one : all) one.join();
        assert sum.get() == 4;
    }
}
