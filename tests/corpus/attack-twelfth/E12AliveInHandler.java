// Truth: proved. While its handler runs a thread is alive.
public class E12AliveInHandler {
    static final java.util.concurrent.CountDownLatch latch = new java.util.concurrent.CountDownLatch(1);
    static final java.util.concurrent.CountDownLatch go = new java.util.concurrent.CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            throw new IllegalStateException();
        });
        one.setUncaughtExceptionHandler((thread, failure) -> {
            latch.countDown();
            try {
                go.await();
            } catch (InterruptedException interrupted) {
                throw new Error();
            }
        });
        one.start();
        latch.await();
        if (!one.isAlive()) throw new AssertionError();
        go.countDown();
        one.join();
    }
}
