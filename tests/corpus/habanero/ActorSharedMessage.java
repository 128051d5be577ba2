// expect: race

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** The sender changes a message after sending it. */
public class ActorSharedMessage {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<int[]> actor = newActor(pair -> {
                    x = pair.right[0];
                    pair.left.exit();
                });
                actor.start();
                int[] message = {1};
                actor.send(message);
                message[0] = 2;
            });
        });
    }
}
