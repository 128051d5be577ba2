// Truth: violated. It may be set before or behind the look.
public class E12SeeNameNo {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.setName("x");
        });
        Thread two = new Thread(() -> {
            shows = third.getName().equals("x");
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
