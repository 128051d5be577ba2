// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.Phaser;

/** The idiom of the documentation: onAdvance counts the rounds. */
public class UtilAdvanceRounds {
    public static void main(String[] args) throws InterruptedException {
        int rounds = args.length + 3;
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                System.out.println("round " + phase);
                return phase >= rounds - 1 || registeredParties == 0;
            }
        };
        Thread thread = new Thread(() -> {
            do {
                phaser.arriveAndAwaitAdvance();
            } while (!phaser.isTerminated());
        });
        thread.start();
        do {
            phaser.arriveAndAwaitAdvance();
        } while (!phaser.isTerminated());
        thread.join();
    }
}
