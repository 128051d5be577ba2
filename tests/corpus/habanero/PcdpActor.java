// expect: ok
// output: 3

import static edu.rice.pcdp.PCDP.*;

import edu.rice.pcdp.Actor;

/** A finish waits for the messages sent in it. */
public class PcdpActor {
    static class Adder extends Actor {
        private int sum;

        @Override
        public void process(Object message) {
            sum += (Integer) message;
        }
    }

    public static void main(String[] args) {
        Adder adder = new Adder();
        finish(() -> {
            adder.send(1);
            async(() -> adder.send(2));
        });
        System.out.println(adder.sum);
    }
}
