// expect: error
// error: accumulator is already attached to a finish that has not ended

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** An accumulator belongs to one finish at a time. */
public class AccumulatorAttachedTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> finish(sum, () -> sum.put(1)));
        });
    }
}
