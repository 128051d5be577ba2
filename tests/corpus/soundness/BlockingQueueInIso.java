// expect: violated assertion
// A queue with locks inside, filled in isolated bodies: which element is first is open.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.LinkedBlockingQueue;

public class BlockingQueueInIso {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        q.offer(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        q.offer(2);
                    });
                });
            });
            assert q.peek() == 1;
        });
    }
}
