// expect: ok
// output: 42

import static edu.rice.hj.Module2.*;

/** A volatile flag publishes what was written before it. */
public class VolatileFlag {
    static int data;
    static volatile boolean ready;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    while (!ready) {
                        Thread.onSpinWait();
                    }
                    System.out.println(data);
                });
                async(() -> {
                    data = 42;
                    ready = true;
                });
            });
        });
    }
}
