import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the race is there; no order makes the assertion fail.
public class E26249AllBehindRaceOfActorNever {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                int[] payload = {0};
                HjActor<int[]> actor = newActor(pair -> {
                    assert pair.right[0] <= 1;
                    pair.left.exit();
                });
                actor.start();
                actor.send(payload);
                payload[0] = 1;
            });
        });
    }
}
