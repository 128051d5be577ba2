// expect: ok
// output: 15

import static edu.rice.hj.Module2.*;

/** A bounded buffer with wait and notifyAll. */
public class MonitorBuffer {
    private final int[] slots = new int[2];
    private int used;

    synchronized void put(int value) throws InterruptedException {
        while (used == slots.length) {
            wait();
        }
        slots[used++] = value;
        notifyAll();
    }

    synchronized int take() throws InterruptedException {
        while (used == 0) {
            wait();
        }
        notifyAll();
        return slots[--used];
    }

    static void quietly(java.util.concurrent.Callable<?> body) {
        try {
            body.call();
        } catch (Exception unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            MonitorBuffer buffer = new MonitorBuffer();
            int[] sum = new int[1];
            finish(() -> {
                async(() -> quietly(() -> {
                    for (int i = 1; i <= 5; i++) {
                        buffer.put(i);
                    }
                    return null;
                }));
                async(() -> quietly(() -> {
                    for (int i = 1; i <= 5; i++) {
                        sum[0] += buffer.take();
                    }
                    return null;
                }));
            });
            System.out.println(sum[0]);
        });
    }
}
