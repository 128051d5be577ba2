public class ThHandlerThrows {

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("here"); });
        t.setUncaughtExceptionHandler((thread, failure) -> { throw new RuntimeException("lost"); });
        t.start();
        t.join();
    }
}
