// Truth: proved. What a handler throws is ignored, and the thread ends (Thread.dispatchUncaughtException: ignored by the virtual machine).
public class E12HandlerThrows {
    static volatile int handled;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            throw new IllegalStateException();
        });
        one.setUncaughtExceptionHandler((thread, failure) -> {
            handled = 1;
            throw new IllegalArgumentException();
        });
        one.start();
        one.join();
        if (handled != 1 || one.isAlive()) throw new AssertionError();
    }
}
