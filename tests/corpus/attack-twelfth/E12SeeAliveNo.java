// Truth: violated. It may be alive at the look or not.
public class E12SeeAliveNo {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.start();
        });
        Thread two = new Thread(() -> {
            shows = third.isAlive();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
