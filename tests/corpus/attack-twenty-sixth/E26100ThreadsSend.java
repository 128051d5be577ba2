import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: two threads send without order.
public class E26100ThreadsSend {
    static int x;

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
                Thread one = new Thread(() -> actor.send(1));
                Thread two = new Thread(() -> actor.send(2));
                one.start();
                two.start();
                try {
                    one.join();
                    two.join();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            });
            assert x == 12;
        });
    }
}
