public class ThInterruptWait {
    static int x;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                } catch (InterruptedException expected) {
                    x = 1;
                }
            }
        });
        t.start();
        t.interrupt();
        t.join();
        assert x == 1;
    }
}
