// Truth: violated. It may be started before or behind the look.
public class E12SeeStartedYes {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.start();
        });
        Thread two = new Thread(() -> {
            shows = third.getState() == Thread.State.NEW;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
