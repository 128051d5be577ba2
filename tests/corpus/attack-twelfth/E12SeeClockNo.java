// Truth: violated. The sleep may come before or between the looks.
public class E12SeeClockNo {
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            try {
                Thread.sleep(100000);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        Thread two = new Thread(() -> {
            long before = System.nanoTime();
            shows = System.nanoTime() - before > 50000000000L;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
