import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: as above, with the wrong order the other way round.
public class E2688MainSendsBeforeSender {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjActor<Integer> actor = newActor(pair -> {
                x = 10 * x + pair.right;
                if (x > 9) {
                    pair.left.exit();
                }
            });
            finish(() -> {
                async(() -> actor.send(1));
                actor.send(2);
            });
            finish(() -> actor.start());
            assert x == 21;
        });
    }
}
