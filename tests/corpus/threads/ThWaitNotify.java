public class ThWaitNotify {
    static int x;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                x = 1;
                lock.notify();
            }
        });
        t.start();
        synchronized (lock) {
            while (x == 0) {
                lock.wait();
            }
        }
        t.join();
    }
}
