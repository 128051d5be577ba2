import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjOperator;
import hj.lang.accumulator;
import hj.runtime.wsh.FinishAccumulator;

// proved: send and intResult are put and get.
public class AccShorthands {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            FinishAccumulator sum = new FinishAccumulator(HjOperator.SUM, int.class);
            finish(sum, () -> {
                async(() -> sum.send(1));
                async(() -> sum.put(2));
            });
            accumulator same = sum;
            assert same.intResult() == 3 && same.intGet() == 3 && same.result().intValue() == 3;
        });
    }
}
