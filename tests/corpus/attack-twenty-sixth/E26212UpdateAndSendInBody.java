import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the bodies add and send; the order of the messages tells the order of the bodies.
public class E26212UpdateAndSendInBody {
    static int x;
    static int count;
    static int sum;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (++count == 2) {
                        pair.left.exit();
                    }
                });
                actor.start();
                async(() -> isolated(() -> {
                    sum += 1;
                    actor.send(1);
                }));
                async(() -> isolated(() -> {
                    sum += 2;
                    actor.send(2);
                }));
            });
            assert x == 12;
        });
    }
}
