import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

// violated: message 2 throws if it comes before message 1.
public class E2676PcdpThrows {
    static class A extends Actor {
        boolean ready;

        @Override
        public void process(Object message) {
            if ((Integer) message == 1) {
                ready = true;
            } else if (!ready) {
                throw new IllegalStateException();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        A actor = new A();
        finish(() -> {
            async(() -> actor.send(1));
            async(() -> actor.send(2));
        });
    }
}
