// expect: proved
// How many elements there are does not depend on the order.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.ConcurrentLinkedQueue;

public class QueueCountInIso {
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
            assert q.size() == 2;
        });
    }
}
