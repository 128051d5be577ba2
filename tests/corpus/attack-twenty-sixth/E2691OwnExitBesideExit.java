import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: whoever ends the actor first, it takes the message or it does not.
public class E2691OwnExitBesideExit {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x++;
                    pair.left.exit();
                });
                actor.start();
                actor.send(1);
                actor.send(2);
                async(() -> actor.exit());
            });
            assert x == 0 || x == 1;
        });
    }
}
