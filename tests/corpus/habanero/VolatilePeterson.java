// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** Mutual exclusion with volatile fields only. */
public class VolatilePeterson {
    static volatile boolean first;
    static volatile boolean second;
    static volatile int turn;
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    first = true;
                    turn = 2;
                    while (second && turn == 2) {
                        Thread.yield();
                    }
                    count++;
                    first = false;
                });
                async(() -> {
                    second = true;
                    turn = 1;
                    while (first && turn == 1) {
                        Thread.yield();
                    }
                    count++;
                    second = false;
                });
            });
            System.out.println(count);
        });
    }
}
