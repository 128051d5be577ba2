// expect: proved

import java.util.concurrent.Phaser;

/** The main thread takes part in all phases. */
public class PhaserMainPhases {
    static final int PHASES = 3;

    public static void main(String[] args) {
        Phaser phaser = new Phaser();
        phaser.register();
        for (int i = 0; i < 2; i++) {
            phaser.register();
            new Thread(new Task(phaser)).start();
        }
        for (int phase = 0; phase < PHASES; phase++) {
            phaser.arriveAndAwaitAdvance();
            System.out.println("phase " + phase + " is complete");
        }
        phaser.arriveAndDeregister();
    }

    static class Task implements Runnable {
        private final Phaser phaser;

        Task(Phaser phaser) {
            this.phaser = phaser;
        }

        @Override
        public void run() {
            for (int phase = 0; phase < PHASES; phase++) {
                phaser.arriveAndAwaitAdvance();
            }
            phaser.arriveAndDeregister();
        }
    }
}
