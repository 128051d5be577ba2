import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the first message fails and ends the actor.
public class E2631FailureDropsSecond {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    if (pair.right == 1) {
                        throw new IllegalStateException();
                    }
                    pair.left.exit();
                });
                actor.start();
                async(() -> actor.send(1));
                async(() -> actor.send(2));
            });
        });
    }
}
