import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the finish ends before the second send.
public class E2646SendByNestedFinishOrdered {
    static int x;
    static int y;

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
                    finish(() -> async(() -> actor.send(1)));
                    async(() -> actor.send(2));
                });
            });
            assert x == 12;
        });
    }
}
