import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.experimental.actors.Selector;

// proved: two selectors take turns through their guards; the reply comes behind the question.
public class MixSelectorPingPong {
    static int x;

    static final class Player extends Selector<Integer> {
        private Player other;

        Player() {
            super(2);
        }

        @Override
        protected void process(Integer left) {
            x++;
            other.send(left % 2, left - 1);
            if (left <= 1) {
                exit();
            }
            if (left == 0) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Player left = new Player();
                Player right = new Player();
                left.other = right;
                right.other = left;
                left.start();
                right.start();
                left.send(0, 3);
            });
            assert x == 4;
        });
    }
}
