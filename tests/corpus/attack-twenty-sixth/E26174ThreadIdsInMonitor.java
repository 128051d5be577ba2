// violated: whoever has the lock first draws first.
public class E26174ThreadIdsInMonitor {
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread[] made = new Thread[2];
        Thread one = new Thread(() -> {
            synchronized (lock) {
                made[0] = new Thread(() -> { });
            }
        });
        Thread two = new Thread(() -> {
            synchronized (lock) {
                made[1] = new Thread(() -> { });
            }
        });
        one.start();
        two.start();
        one.join();
        two.join();
        assert made[0].getId() < made[1].getId();
    }
}
