// expect: violated assertion
// A plain deque, kept apart by isolated: which element is first is open.

import static edu.rice.hj.Module2.*;

import java.util.ArrayDeque;

public class DequeInIso {
    static final ArrayDeque<Integer> q = new ArrayDeque<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        q.add(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        q.add(2);
                    });
                });
            });
            assert q.peekFirst() == 1;
        });
    }
}
