// Truth: proved. The status is cleared when wait throws, with the monitor: both interrupts came before that (JLS 17.2.1).
public class E12TwiceInterruptedWait {
    static final Object lock = new Object();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                try {
                    waits = true;
                    lock.wait();
                } catch (InterruptedException failure) {
                    if (Thread.interrupted()) throw new AssertionError();
                }
            }
        });
        waiter.start();
        while (true) {
            synchronized (lock) {
                if (waits) {
                    waiter.interrupt();
                    waiter.interrupt();
                    break;
                }
            }
        }
        waiter.join();
    }
}
