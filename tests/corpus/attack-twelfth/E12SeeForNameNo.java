// Truth: violated. The class may have been initialised or not.
public class E12SeeForNameNo {
    static volatile int made;
    static class Late {
        static {
            made = 1;
        }
    }
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            try {
                Class.forName("E12SeeForNameNo$Late");
            } catch (ClassNotFoundException failure) {
                throw new Error(failure);
            }
        });
        Thread two = new Thread(() -> {
            shows = made == 1;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
