// expect: race

import static edu.rice.hj.Module2.*;

/** Two monitors do not exclude each other. */
public class MonitorWrongLock {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object first = new Object();
            Object second = new Object();
            finish(() -> {
                async(() -> {
                    synchronized (first) {
                        count++;
                    }
                });
                async(() -> {
                    synchronized (second) {
                        count++;
                    }
                });
            });
            System.out.println(count);
        });
    }
}
