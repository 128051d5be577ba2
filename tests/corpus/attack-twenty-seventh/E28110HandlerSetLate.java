// violated (exception): the thread may throw before the handler is set.
public class E28110HandlerSetLate {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.start();
        thread.setUncaughtExceptionHandler((who, what) -> { });
    }
}
