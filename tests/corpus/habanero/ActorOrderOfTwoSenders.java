// expect: assertion

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** The messages of two senders have no order. */
public class ActorOrderOfTwoSenders {
    static int x;

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
                async(() -> actor.send(1));
                async(() -> actor.send(2));
            });
            assert x == 12;
        });
    }
}
