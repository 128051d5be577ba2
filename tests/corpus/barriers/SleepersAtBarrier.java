// expect: proved

import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Friends who meet: everybody takes a while to come. */
public class SleepersAtBarrier {
    public static void main(String[] args) {
        String[] names = {"Ada", "Bob", "Cyd"};
        CyclicBarrier barrier = new CyclicBarrier(names.length);
        Random random = new Random();
        for (String name : names) {
            new Thread(() -> {
                try {
                    Thread.sleep(random.nextInt(500));
                    System.out.println(name + " has come");
                    barrier.await();
                    Thread.sleep((long) (Math.random() * 100));
                    System.out.println(name + " eats");
                } catch (InterruptedException | BrokenBarrierException e) {
                    e.printStackTrace();
                }
            }).start();
        }
    }
}
