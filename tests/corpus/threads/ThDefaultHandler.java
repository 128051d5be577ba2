public class ThDefaultHandler {
    static String seen;
    public static void main(String[] args) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> seen = failure.getMessage());
        Thread t = new Thread(() -> { throw new IllegalStateException("here"); });
        t.start();
        t.join();
        assert seen.equals("here");
    }
}
