// expect: ok
// output: 30 20 10

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** Atomic additions and updates. */
public class AtomicCounter {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            AtomicInteger count = new AtomicInteger();
            AtomicLong total = new AtomicLong(10);
            LongAdder adder = new LongAdder();
            forall(0, 4, i -> {
                count.addAndGet(2);
                count.updateAndGet(value -> value + 4);
                total.getAndAdd(2);
                adder.add(2);
            });
            System.out.println(count + " " + total + " " + adder.sum());
        });
    }
}
