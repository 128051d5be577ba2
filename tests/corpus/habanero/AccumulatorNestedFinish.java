// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** Tasks of an inner finish put as well. */
public class AccumulatorNestedFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> {
                finish(() -> async(() -> sum.put(1)));
                async(() -> finish(() -> async(() -> sum.put(2))));
            });
            System.out.println(sum.get());
        });
    }
}
