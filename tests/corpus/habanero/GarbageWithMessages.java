// expect: ok
// output: 105050 failed 7

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.actors.Actor;
import edu.rice.hj.runtime.util.MultipleExceptions;

/** Messages in a mailbox and exceptions on their way to a finish outlive the garbage around them. */
public class GarbageWithMessages {
    static final class Adder extends Actor<Integer> {
        private int sum;

        @Override
        protected void process(Integer message) {
            sum += message;
            if (message == 0) {
                System.out.print(sum + " ");
                exit();
            }
        }
    }

    static void garbage() {
        for (int k = 0; k < 15000; k++) {
            int[] unused = new int[1000];
            assert unused.length == 1000;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                Adder adder = new Adder();
                adder.start();
                for (int k = 1; k <= 100; k++) {
                    adder.send(1000 + k);
                }
                garbage();
                adder.send(0);
            });
            try {
                finish(() -> {
                    async(() -> {
                        throw new IllegalStateException(new String("failed "));
                    });
                    async(() -> {
                        throw new IllegalStateException(String.valueOf(3 + 4));
                    });
                    async(() -> garbage());
                });
            } catch (MultipleExceptions several) {
                several.getExceptions().forEach(one -> System.out.print(one.getMessage()));
                System.out.println();
            }
        });
    }
}
