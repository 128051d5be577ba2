import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: the other ends the actor when it has answered.
public class E2613ExitByOtherBehindReply {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> answer = newDataDrivenFuture();
                HjActor<Integer> actor = newActor(pair -> {
                    x = pair.right;
                    answer.put(1);
                });
                actor.start();
                actor.send(1);
                asyncAwait(answer, () -> actor.exit());
            });
            assert x == 1;
        });
    }
}
