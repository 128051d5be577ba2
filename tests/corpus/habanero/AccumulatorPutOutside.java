// expect: error
// error: put outside the finish of the accumulator

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** A put needs the accumulator's finish. */
public class AccumulatorPutOutside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> sum.put(1));
            sum.put(2);
        });
    }
}
