// Truth: violated. The interrupt is seen, and then it has been consumed by the wait.
public class E12FlagClearedSleep {
    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException failure) {
                // As it should be.
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean before = waiter.isInterrupted();
        boolean behind = waiter.isInterrupted();
        boolean alive = waiter.isAlive();
        if (before && !behind && alive) throw new AssertionError();
        waiter.join();
    }
}
