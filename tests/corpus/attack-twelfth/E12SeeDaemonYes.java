// Truth: violated. It may be set before or behind the look, or it is a race.
public class E12SeeDaemonYes {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.setDaemon(true);
        });
        Thread two = new Thread(() -> {
            shows = third.isDaemon();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
