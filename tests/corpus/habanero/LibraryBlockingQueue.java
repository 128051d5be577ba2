// expect: ok
// output: 10

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ArrayBlockingQueue;

/** A blocking queue of one place between two tasks. */
public class LibraryBlockingQueue {
    static int sum;

    static void quietly(java.util.concurrent.Callable<?> body) {
        try {
            body.call();
        } catch (Exception unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            finish(() -> {
                async(() -> quietly(() -> {
                    for (int k = 1; k <= 4; k++) {
                        queue.put(k);
                    }
                    return null;
                }));
                async(() -> quietly(() -> {
                    for (int k = 1; k <= 4; k++) {
                        sum += queue.take();
                    }
                    return null;
                }));
            });
            System.out.println(sum);
        });
    }
}
