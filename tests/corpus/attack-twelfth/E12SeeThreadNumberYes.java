// Truth: violated. Threads get their numbers in the order in which they are made.
public class E12SeeThreadNumberYes {
    static String name;
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            name = new Thread().getName();
        });
        Thread two = new Thread(() -> {
            shows = Integer.parseInt(new Thread().getName().substring(7)) % 2 == 0;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
