import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: of two relays of different length either may win.
public class E26246DeepRelayOvertake {
    static int x;

    static HjActor<Integer> relay(HjActor<Integer> to) {
        HjActor<Integer> actor = newActor(pair -> {
            to.send(pair.right);
            pair.left.exit();
        });
        actor.start();
        return actor;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> target = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                target.start();
                HjActor<Integer> c = relay(target);
                HjActor<Integer> b = relay(c);
                HjActor<Integer> d = relay(target);
                b.send(1);
                d.send(2);
            });
            assert x == 21;
        });
    }
}
