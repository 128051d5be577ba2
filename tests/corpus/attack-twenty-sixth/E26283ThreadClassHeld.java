import java.util.concurrent.CountDownLatch;

// violated: a thread holds the monitor of Thread.class until main has made a thread, for which the library of JDK 11 and 17 takes that monitor.
public class E26283ThreadClassHeld {
    public static void main(String[] args) throws Exception {
        CountDownLatch held = new CountDownLatch(1);
        CountDownLatch latch = new CountDownLatch(1);
        Thread holder = new Thread(() -> {
            synchronized (Thread.class) {
                held.countDown();
                try {
                    latch.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        holder.start();
        held.await();
        new Thread(() -> { }, "named");
        latch.countDown();
    }
}
