// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.LongAdder;

/** An adder that three tasks get in each other's way at: its cells are the library's own. */
public class AtomicAdder {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            LongAdder adder = new LongAdder();
            finish(() -> {
                for (int i = 0; i < 3; i++) async(() -> {
                    adder.increment();
                    adder.increment();
                });
            });
            System.out.println(adder.sum());
        });
    }
}
