import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

// violated: process is called directly beside the mailbox.
public class E26218StringAndReentrantProcess {
    static class A extends Actor<Integer> {
        int sum;

        @Override
        protected void process(Integer message) {
            sum += message;
            if (message == 1) {
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                A actor = new A();
                actor.start();
                actor.send(1);
                async(() -> actor.process(2));
            });
        });
    }
}
