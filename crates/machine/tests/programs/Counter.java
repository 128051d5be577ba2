/** A counter with and without a monitor, a volatile field, and output that depends on the order. */
public class Counter {
    static int plain;
    static volatile int loud;
    static Object lock;
    static long guarded;

    static void setup() {
        lock = new Object();
    }

    static void work(int by) {
        for (int i = 0; i < 3; i++) {
            plain = plain + by;
            synchronized (lock) {
                guarded = guarded * 31 + by;
            }
            loud++;
        }
        System.out.println("done " + by + " at " + guarded);
    }

    static void task0() {
        work(1);
    }

    static void task1() {
        work(2);
    }
}
