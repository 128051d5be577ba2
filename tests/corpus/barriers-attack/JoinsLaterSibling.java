// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** Each of two threads joins the other, through an array. */
public class JoinsLaterSibling {
    public static void main(String[] args) throws InterruptedException {
        Thread[] both = new Thread[2];
        for (int i = 0; i < 2; i++) {
            int other = 1 - i;
            both[i] = new Thread(() -> {
                try {
                    Thread.sleep(50);
                    both[other].join();
                } catch (InterruptedException e) {
                    return;
                }
            });
        }
        both[0].start();
        both[1].start();
    }
}
