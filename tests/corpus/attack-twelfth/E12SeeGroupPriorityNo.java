// Truth: violated. It may be set before or behind the look, or it is a race.
public class E12SeeGroupPriorityNo {
    static final ThreadGroup group = new ThreadGroup("g");
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            group.setMaxPriority(3);
        });
        Thread two = new Thread(() -> {
            shows = group.getMaxPriority() == 3;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
