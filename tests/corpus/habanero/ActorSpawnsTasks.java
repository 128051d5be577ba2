// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

/** Tasks of an actor belong to the finish of its start. */
public class ActorSpawnsTasks {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    async(() -> cells[pair.right] = 1);
                    if (pair.right == 1) {
                        pair.left.exit();
                    }
                });
                actor.start();
                actor.send(0);
                actor.send(1);
            });
            System.out.println(cells[0] + cells[1]);
        });
    }
}
