// expect: violated assertion
// A concurrent queue filled in isolated bodies: which element is first is open.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueInIso {
    static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();

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
