import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: null is a message.
public class E26221SendNull {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Object> actor = newActor(pair -> {
                    assert pair.right == null;
                    pair.left.exit();
                });
                actor.start();
                async(() -> actor.send(null));
            });
        });
    }
}
