import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: a flag in isolated tells the second that the first has sent; without it the second may come first.
public class E26209CausalOrderThroughIsolated {
    static int x;
    static boolean flag;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> {
                    actor.send(1);
                    isolated(() -> flag = true);
                });
                async(() -> {
                    boolean sent = isolatedWithReturn(() -> flag);
                    actor.send(sent ? 2 : 3);
                });
            });
            assert x != 31;
        });
    }
}
