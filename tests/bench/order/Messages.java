import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;

/** A row of ten actors, each of which hands on what it is sent. The argument: how many messages there are in all. */
public class Messages {
    static final int ACTORS = 10;

    static class Stage extends Actor<Integer> {
        private final Stage next;
        private long sum;

        Stage(Stage next) {
            this.next = next;
        }

        @Override
        protected void process(Integer message) {
            if (next != null) {
                next.send(message);
            }
            if (message < 0) {
                exit();
            } else {
                sum += message;
            }
        }
    }

    public static void main(String[] args) {
        int messages = Integer.parseInt(args[0]) / ACTORS;
        launchHabaneroApp(() -> {
            Stage[] stages = new Stage[ACTORS];
            finish(() -> {
                for (int at = ACTORS - 1; at >= 0; at--) {
                    stages[at] = new Stage(at + 1 < ACTORS ? stages[at + 1] : null);
                    stages[at].start();
                }
                for (int message = 1; message < messages; message++) {
                    stages[0].send(message);
                }
                stages[0].send(-1);
            });
            for (Stage stage : stages) {
                assert stage.sum == (long) messages * (messages - 1) / 2;
            }
        });
    }
}
