import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the pause may come after the actor has ended itself.
public class E2625PauseOfEnded {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> pair.left.exit());
                actor.start();
                actor.send(1);
                async(() -> {
                    actor.pause();
                    actor.resume();
                });
            });
        });
    }
}
