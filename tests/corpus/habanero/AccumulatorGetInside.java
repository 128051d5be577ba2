// expect: error
// error: get inside the finish of the accumulator

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** The result is not there before the finish ends. */
public class AccumulatorGetInside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> {
                async(() -> sum.put(1));
                System.out.println(sum.get());
            });
        });
    }
}
