// expect: ok
// output: first
// output: second

import static edu.rice.hj.Module2.*;

import edu.rice.hj.runtime.util.MultipleExceptions;

/** Two exceptions are thrown together, in the order of their tasks. */
public class FinishTwoExceptions {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    async(() -> {
                        throw new IllegalStateException("first");
                    });
                    async(() -> {
                        throw new IllegalStateException("second");
                    });
                });
            } catch (MultipleExceptions e) {
                for (Throwable one : e.getExceptions()) {
                    System.out.println(one.getMessage());
                }
            }
        });
    }
}
