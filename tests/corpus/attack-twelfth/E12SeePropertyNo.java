// Truth: violated. It may be set before or behind the look.
public class E12SeePropertyNo {
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            System.setProperty("e12", "x");
        });
        Thread two = new Thread(() -> {
            shows = System.getProperty("e12") != null;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
