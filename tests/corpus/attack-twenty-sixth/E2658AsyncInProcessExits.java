import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: a task of the actor ends it while it may take another message.
public class E2658AsyncInProcessExits {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x += pair.right;
                    async(() -> pair.left.exit());
                });
                actor.start();
                actor.send(1);
                actor.send(2);
            });
            assert x == 3;
        });
    }
}
