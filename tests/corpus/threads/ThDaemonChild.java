public class ThDaemonChild {

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread t = new Thread(() -> {
            Thread child = new Thread(() -> {
                synchronized (lock) {
                    try {
                        lock.wait();
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                }
            });
            assert child.isDaemon();
            child.start();
        });
        t.setDaemon(true);
        t.start();
        t.join();
    }
}
