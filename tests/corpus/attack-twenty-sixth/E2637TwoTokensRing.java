import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// violated: two tokens in one ring: the static field is written by two actors that nothing orders.
public class E2637TwoTokensRing {
    static int last;

    static class A extends Actor<Integer> {
        A next;
        int seen;

        @Override
        protected void process(Integer message) {
            last = message;
            if (message < 3) {
                next.send(message + 1);
            }
            exit();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A[] ring = new A[3];
                for (int i = 0; i < 3; i++) {
                    ring[i] = new A();
                }
                for (int i = 0; i < 3; i++) {
                    ring[i].next = ring[(i + 1) % 3];
                    ring[i].start();
                }
                ring[0].send(0);
                ring[1].send(1);
            });
        });
    }
}
