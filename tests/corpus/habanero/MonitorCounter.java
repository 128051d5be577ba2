// expect: ok
// output: 20

import static edu.rice.hj.Module2.*;

/** A monitor makes the increments one step. */
public class MonitorCounter {
    static final Object LOCK = new Object();
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 3, i -> {
                for (int k = 0; k < 5; k++) {
                    synchronized (LOCK) {
                        count++;
                    }
                }
            });
            System.out.println(count);
        });
    }
}
