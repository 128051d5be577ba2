import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the one ends the other by a message of that.
public class E2694ActorEndsActorBehindAnswer {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<HjActor<?>> a = newActor(pair -> {
                    pair.right.exit();
                    pair.left.exit();
                });
                HjActor<Integer> b = newActor(pair -> {
                    x = pair.right;
                    a.send((HjActor<?>) pair.left);
                });
                a.start();
                b.start();
                b.send(2);
            });
            assert x == 2;
        });
    }
}
