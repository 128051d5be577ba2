import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

// violated: the second goes through its body and sends before the first enters its own.
public class E2678PcdpSendInIsolated {
    static class A extends Actor {
        static int x;
        static int y;

        @Override
        public void process(Object message) {
            x = 10 * x + (Integer) message;
        }
    }

    public static void main(String[] args) throws Exception {
        A actor = new A();
        finish(() -> {
            async(() -> isolated(() -> actor.send(1)));
            async(() -> {
                isolated(() -> A.y++);
                actor.send(2);
            });
        });
        assert A.x == 12;
    }
}
