import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.actors.Selector;

// proved: a selector answers through a future, behind both messages.
public class MixSelectorFuture {
    static int x;

    static final class Adder extends Selector<Integer> {
        private final HjDataDrivenFuture<Integer> answer;
        private int sum;
        private int left = 2;

        Adder(HjDataDrivenFuture<Integer> answer) {
            super(2);
            this.answer = answer;
        }

        @Override
        protected void process(Integer value) {
            sum += value;
            if (--left == 0) {
                answer.put(sum);
                exit();
            }
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> answer = newDataDrivenFuture();
            finish(() -> {
                Adder adder = new Adder(answer);
                adder.start();
                async(() -> adder.send(0, 3));
                async(() -> adder.send(1, 4));
                async(() -> x = answer.get());
            });
            assert x == 7;
        });
    }
}
