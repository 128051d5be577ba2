// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** What was written before a send is seen by the actor. */
public class ActorHandsOver {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<int[]> actor = newActor(pair -> {
                    System.out.println(pair.right[0]);
                    pair.left.exit();
                });
                actor.start();
                int[] message = {1};
                message[0] = 2;
                actor.send(message);
            });
        });
    }
}
