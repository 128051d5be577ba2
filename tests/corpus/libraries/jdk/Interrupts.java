// jars: -
// Interrupts end waits, are seen once, and stay where nothing looks.
import java.util.concurrent.*;

public class Interrupts {
    public static void main(String[] arguments) throws Exception {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException interrupted) {
                System.out.println(interrupted.getMessage() + " " + Thread.currentThread().isInterrupted());
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        Thread.currentThread().interrupt();
        System.out.println(Thread.interrupted() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try {
            new Object().wait();
        } catch (IllegalMonitorStateException refused) {
            System.out.println(refused.getMessage());
        }
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException interrupted) {
            System.out.println("latch " + interrupted.getMessage());
        }
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<String> future = pool.submit(() -> {
            new LinkedBlockingQueue<String>().take();
            return "never";
        });
        future.cancel(true);
        System.out.println(future.isCancelled());
        pool.shutdownNow();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
    }
}
