import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the stop is sent behind the finish around both senders.
public class E26280StopPillBehindBoth {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> a = newActor(pair -> {
                    if (pair.right == 0) {
                        pair.left.exit();
                    } else {
                        x += pair.right;
                    }
                });
                a.start();
                finish(() -> {
                    for (int i = 1; i <= 2; i++) {
                        int which = i;
                        async(() -> a.send(which));
                    }
                });
                a.send(0);
            });
            assert x == 3;
        });
    }
}
