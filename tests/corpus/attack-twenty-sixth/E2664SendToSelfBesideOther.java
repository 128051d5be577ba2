import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: 1 is sent before the other is made; 3 comes before or behind 2.
public class E2664SendToSelfBesideOther {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (pair.right == 1) {
                        pair.left.send(2);
                    }
                    if (x > 99) {
                        pair.left.exit();
                    }
                });
                actor.start();
                actor.send(1);
                async(() -> actor.send(3));
            });
            assert x == 123 || x == 132;
        });
    }
}
