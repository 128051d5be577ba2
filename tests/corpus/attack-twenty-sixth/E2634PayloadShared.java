import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// violated: one array goes to two actors, and both write it.
public class E2634PayloadShared {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<int[]> a = newActor(pair -> {
                    pair.right[0]++;
                    pair.left.exit();
                });
                HjActor<int[]> b = newActor(pair -> {
                    pair.right[0]++;
                    pair.left.exit();
                });
                a.start();
                b.start();
                int[] payload = {1};
                a.send(payload);
                b.send(payload);
            });
        });
    }
}
