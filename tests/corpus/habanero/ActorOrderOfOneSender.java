// expect: ok
// output: 123

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** The messages of one sender stay in order. */
public class ActorOrderOfOneSender {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (pair.right == 3) {
                        pair.left.exit();
                    }
                });
                actor.start();
                actor.send(1);
                actor.send(2);
                actor.send(3);
            });
            System.out.println(x);
        });
    }
}
