public class ThHandled {
    static String seen;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("here"); });
        t.setUncaughtExceptionHandler((thread, failure) -> seen = failure.getMessage());
        t.start();
        t.join();
        assert seen.equals("here");
    }
}
