public class ThInterruptJoin {
    static boolean go;
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Object lock = new Object();
        Thread sleeper = new Thread(() -> {
            synchronized (lock) {
                while (!go) {
                    try {
                        lock.wait();
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                }
            }
        });
        sleeper.start();
        Thread t = new Thread(main::interrupt);
        t.start();
        try {
            sleeper.join();
            assert false;
        } catch (InterruptedException expected) {
            synchronized (lock) {
                go = true;
                lock.notifyAll();
            }
        }
        t.join();
        sleeper.join();
    }
}
