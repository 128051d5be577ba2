import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the last of three answers may be the first asked.
public class E2640FanOutGather {
    static int x;
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> gather = newActor(pair -> {
                    x = pair.right;
                    if (++count == 3) {
                        pair.left.exit();
                    }
                });
                gather.start();
                HjActor<Integer> out = newActor(pair -> {
                    for (int i = 1; i <= 3; i++) {
                        int which = i;
                        async(() -> gather.send(which));
                    }
                    pair.left.exit();
                });
                out.start();
                out.send(0);
            });
            assert x != 1;
        });
    }
}
