// Truth: violated. The priority may be set before or behind the look, or it is a race.
public class E12SeePriorityNo {
    static final Thread third = new Thread(() -> { });
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            third.setPriority(3);
        });
        Thread two = new Thread(() -> {
            shows = third.getPriority() == 3;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
