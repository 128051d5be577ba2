import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: the number is drawn inside the isolated body and sent after it, so another may overtake.
public class E2604SendBehindIsolatedCount {
    static int x;
    static int next;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    assert pair.right == x;
                    x++;
                    if (x == 2) {
                        pair.left.exit();
                    }
                });
                actor.start();
                for (int i = 0; i < 2; i++) {
                    async(() -> {
                        int mine = isolatedWithReturn(() -> next++);
                        actor.send(mine);
                    });
                }
            });
        });
    }
}
