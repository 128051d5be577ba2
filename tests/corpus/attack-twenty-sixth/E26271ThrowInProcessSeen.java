import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// proved: who sees the actor ended by its exception lies behind what it did; the exception is caught around the finish.
public class E26271ThrowInProcessSeen {
    static class A extends Actor<Integer> {
        int value;

        @Override
        protected void process(Integer message) {
            value = 1;
            throw new IllegalStateException();
        }

        int look() {
            return status().ordinal();
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    A actor = new A();
                    actor.start();
                    actor.send(1);
                    async(() -> {
                        if (actor.look() == 3) {
                            assert actor.value == 1;
                        }
                    });
                });
                assert false;
            } catch (IllegalStateException expected) {
            }
        });
    }
}
