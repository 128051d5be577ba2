import static edu.rice.hj.Module1.*;

public class ThMixedJoined {
    static int x;
    static int y;
    public static void main(String[] args) throws Exception {
        launchHabaneroApp(() -> {
            Thread t = new Thread(() -> y = 1);
            finish(() -> {
                async(() -> x = 1);
                t.start();
            });
            x = 2;
            try {
                t.join();
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
            y = 2;
        });
    }
}
