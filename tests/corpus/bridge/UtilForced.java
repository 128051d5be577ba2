// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.Phaser;

/** Termination by force lets everybody through, whatever they wait for. */
public class UtilForced {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(3);
        Runnable body = () -> {
            while (!phaser.isTerminated()) {
                phaser.arriveAndAwaitAdvance();
            }
        };
        Thread one = new Thread(body);
        Thread other = new Thread(body);
        one.start();
        other.start();
        phaser.arriveAndAwaitAdvance();
        phaser.forceTermination();
        one.join();
        other.join();
    }
}
