// expect: race

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** A task reads what belongs to an actor. */
public class ActorStateOutside {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = pair.right;
                    pair.left.exit();
                });
                actor.start();
                actor.send(1);
                System.out.println(x);
            });
        });
    }
}
