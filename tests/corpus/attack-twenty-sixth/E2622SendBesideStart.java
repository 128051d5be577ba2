import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: a message sent before start waits for it.
public class E2622SendBesideStart {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = pair.right;
                    pair.left.exit();
                });
                async(() -> actor.send(1));
                async(() -> actor.start());
            });
            assert x == 1;
        });
    }
}
