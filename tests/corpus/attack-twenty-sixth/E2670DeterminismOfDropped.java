import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: whether the message is taken before the actor is ended shows in the output.
public class E2670DeterminismOfDropped {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> System.out.println("taken"));
                actor.start();
                actor.send(1);
                async(() -> actor.exit());
            });
        });
    }
}
