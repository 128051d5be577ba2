// Truth: violated. The interrupt may come before or behind the look.
public class E12SeeInterruptOwnNo {
    static volatile Thread second;
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            Thread t = second;
            if (t != null) t.interrupt();
        });
        Thread two = new Thread(() -> {
            second = Thread.currentThread();
            shows = Thread.interrupted();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
