import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// violated: if the pause comes before the message of the other, the actor never answers.
public class E2685PauseBeforeSendByOwnAnswer {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjDataDrivenFuture<Integer> answer = newDataDrivenFuture();
                HjActor<Integer> actor = newActor(pair -> answer.put(pair.right));
                actor.start();
                async(() -> isolated(() -> actor.pause()));
                async(() -> isolated(() -> actor.send(1)));
                asyncAwait(answer, () -> actor.exit());
            });
        });
    }
}
