import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: 20 actors read a payload, and one of them writes it.
public class E26135ManyReadsByActors {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                int[] payload = {1};
                for (int i = 0; i < 20; i++) {
                    int which = i;
                    HjActor<int[]> actor = newActor(pair -> {
                        int y = pair.right[0];
                        if (which == 11) {
                            pair.right[0] = 2;
                        }
                        pair.left.exit();
                    });
                    actor.start();
                    actor.send(payload);
                }
            });
        });
    }
}
