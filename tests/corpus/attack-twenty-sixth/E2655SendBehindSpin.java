import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the second spins on a volatile that the first sets behind its send.
public class E2655SendBehindSpin {
    static int x;
    static volatile boolean flag;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> {
                    actor.send(1);
                    flag = true;
                });
                async(() -> {
                    while (!flag) {
                        Thread.yield();
                    }
                    actor.send(2);
                });
            });
            assert x == 12;
        });
    }
}
