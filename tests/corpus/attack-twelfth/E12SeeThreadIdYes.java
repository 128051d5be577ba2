// Truth: violated. Threads get their numbers in the order in which they are made.
public class E12SeeThreadIdYes {
    static long id;
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            id = new Thread().getId();
        });
        Thread two = new Thread(() -> {
            shows = new Thread().getId() % 2 == 0;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
