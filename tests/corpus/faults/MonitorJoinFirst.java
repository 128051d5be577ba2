// Truth: violated. Whoever waits for the end of the other holds what the other needs.
public class MonitorJoinFirst {
    static final Object monitor = new Object();

    public static void main(String[] arguments) throws Exception {
        Thread enters = new Thread(() -> {
            synchronized (monitor) {
            }
        });
        Thread joins = new Thread(() -> {
            synchronized (monitor) {
                try {
                    enters.join();
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        });
        enters.start();
        joins.start();
        enters.join();
        joins.join();
    }
}
