import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

// violated: two actors answer one another; the answers of the second come between.
public class E2673PcdpNestedSends {
    static class A extends Actor {
        static int x;

        @Override
        public void process(Object message) {
            x = 10 * x + (Integer) message;
        }
    }

    static class B extends Actor {
        private final A target;

        B(A target) {
            this.target = target;
        }

        @Override
        public void process(Object message) {
            target.send(message);
        }
    }

    public static void main(String[] args) throws Exception {
        A actor = new A();
        B other = new B(actor);
        finish(() -> {
            other.send(1);
            actor.send(2);
        });
        assert A.x == 12;
    }
}
