// Truth: violated. It may be set before or behind the look.
public class E12SeeHandlerNo {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.setUncaughtExceptionHandler((thread, failure) -> { });
        });
        Thread two = new Thread(() -> {
            shows = third.getUncaughtExceptionHandler() != third.getThreadGroup();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
