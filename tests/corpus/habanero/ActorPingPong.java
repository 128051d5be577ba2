// expect: ok
// output: over

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** Two actors in turn. */
public class ActorPingPong {
    static class Player extends Actor<Integer> {
        private Player other;

        @Override
        protected void process(Integer count) {
            if (count == 0) {
                System.out.println("over");
            }
            if (count > -1) {
                other.send(count - 1);
            }
            if (count < 2) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Player ping = new Player();
                Player pong = new Player();
                ping.other = pong;
                pong.other = ping;
                ping.start();
                pong.start();
                ping.send(4);
            });
        });
    }
}
