public class ThHandlerRaces {
    static int x;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> { throw new IllegalStateException("here"); });
        t.setUncaughtExceptionHandler((thread, failure) -> x = 1);
        t.start();
        x = 2;
        t.join();
    }
}
