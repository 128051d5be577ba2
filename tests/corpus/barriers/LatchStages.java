// expect: proved

import java.util.concurrent.CountDownLatch;

/** A chain of stages, each opened by the one before. */
public class LatchStages {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch[] stages = new CountDownLatch[4];
        for (int i = 0; i < stages.length; i++) {
            stages[i] = new CountDownLatch(1);
        }
        for (int i = 1; i < stages.length; i++) {
            CountDownLatch before = stages[i - 1];
            CountDownLatch after = stages[i];
            new Thread(() -> {
                try {
                    before.await();
                    after.countDown();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }).start();
        }
        stages[0].countDown();
        stages[3].await();
        System.out.println("through all stages");
    }
}
