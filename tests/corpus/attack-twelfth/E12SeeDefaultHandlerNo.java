// Truth: violated. It may be set before or behind the look.
public class E12SeeDefaultHandlerNo {
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> { });
        });
        Thread two = new Thread(() -> {
            shows = Thread.getDefaultUncaughtExceptionHandler() != null;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
