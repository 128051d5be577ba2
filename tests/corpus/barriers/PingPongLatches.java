// expect: proved

import java.util.concurrent.CountDownLatch;

/** One answer to one question. */
public class PingPongLatches {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch ping = new CountDownLatch(1);
        CountDownLatch pong = new CountDownLatch(1);
        Thread player = new Thread(() -> {
            try {
                ping.await();
                System.out.println("pong");
                pong.countDown();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        player.start();
        System.out.println("ping");
        ping.countDown();
        pong.await();
        player.join();
    }
}
