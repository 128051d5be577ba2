import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: each message waits for the tasks that it makes.
public class E2661FinishInProcess {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    finish(() -> async(() -> x += pair.right));
                    if (x == 3) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> actor.send(1));
                async(() -> actor.send(2));
            });
            assert x == 3;
        });
    }
}
