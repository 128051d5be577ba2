import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: each sender sends to both actors, in opposite orders: the second to come may be the same at both.
public class E26206TwoActorsTwoSendersCross {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> a = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 9) {
                        pair.left.exit();
                    }
                });
                HjActor<Integer> b = newActor(pair -> {
                    y = 10 * y + pair.right;
                    if (y > 9) {
                        pair.left.exit();
                    }
                });
                a.start();
                b.start();
                async(() -> {
                    a.send(1);
                    b.send(1);
                });
                async(() -> {
                    b.send(2);
                    a.send(2);
                });
            });
            assert !(x == 12 && y == 21);
        });
    }
}
