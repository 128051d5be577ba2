import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;
import edu.rice.hj.api.HjDataDrivenFuture;

// proved: the future is resolved behind the first send, and the second waits for it; a mailbox keeps the order of arrival.
public class E2607SendBehindFuture {
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
                HjDataDrivenFuture<Integer> sent = newDataDrivenFuture();
                async(() -> {
                    actor.send(1);
                    sent.put(1);
                });
                asyncAwait(sent, () -> actor.send(2));
            });
            assert x == 12;
        });
    }
}
