import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the direct message is sent before the one over the relay.
public class E2610RelayBehind {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> target = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                HjActor<Integer> relay = newActor(pair -> {
                    target.send(pair.right);
                    pair.left.exit();
                });
                target.start();
                relay.start();
                target.send(2);
                relay.send(1);
            });
            assert x == 21;
        });
    }
}
