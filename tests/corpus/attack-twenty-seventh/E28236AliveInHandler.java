// proved: the thread is alive while its handler runs.
public class E28236AliveInHandler {
    static volatile boolean alive;

    public static void main(String[] args) throws Exception {
        Thread failing = new Thread(() -> {
            throw new IllegalStateException();
        });
        failing.setUncaughtExceptionHandler((thread, failure) -> alive = thread.isAlive());
        failing.start();
        failing.join();
        assert alive && !failing.isAlive();
    }
}
