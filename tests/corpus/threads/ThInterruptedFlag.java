public class ThInterruptedFlag {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.yield();
            }
            x = 1;
        });
        t.start();
        t.interrupt();
        t.join();
        assert x == 1;
    }
}
