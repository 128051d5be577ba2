// Truth: violated. Without a loop a spurious wake-up shows.
public class E12WaitOnceNotLoop {
    static final Object lock = new Object();
    static boolean set;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            synchronized (lock) {
                set = true;
                lock.notify();
            }
        });
        synchronized (lock) {
            one.start();
            lock.wait();
            if (!set) throw new AssertionError();
        }
    }
}
