import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: both add, in bodies that exclude each other.
public class E26103TwoActorsShareInIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    HjActor<Integer> actor = newActor(pair -> {
                        isolated(() -> x += pair.right);
                        if (pair.right == 2) {
                            pair.left.exit();
                        }
                    });
                    actor.start();
                    actor.send(1);
                    actor.send(2);
                }
            });
            assert x == 6;
        });
    }
}
