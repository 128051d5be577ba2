// Truth: violated. The party may have arrived or not.
import java.util.concurrent.Phaser;

public class E12SeePhaserArrivedYes {
    static final Phaser phaser = new Phaser(2);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            phaser.arrive();
        });
        Thread two = new Thread(() -> {
            shows = phaser.getArrivedParties() == 1;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
