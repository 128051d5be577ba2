import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: two tasks start one actor: the second gets an exception, in every schedule.
public class E2619DoubleStart {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> pair.left.exit());
                async(() -> actor.start());
                async(() -> actor.start());
                actor.send(1);
            });
        });
    }
}
