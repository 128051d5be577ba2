import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjActor;

// proved: the initialiser sends first, whoever runs it.
public class E2652InitialiserBeforeSends {
    static int x;

    static class H {
        static HjActor<Integer> actor;
    }

    static class I {
        static {
            H.actor.send(1);
        }

        static void touch() {
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjActor<Integer> actor = newActor(pair -> {
                    x = 10 * x + pair.right;
                    if (x > 99) {
                        pair.left.exit();
                    }
                });
                actor.start();
                H.actor = actor;
                async(() -> {
                    I.touch();
                    actor.send(2);
                });
                async(() -> {
                    I.touch();
                    actor.send(3);
                });
            });
            assert x == 123 || x == 132;
        });
    }
}
