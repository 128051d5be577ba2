// expect: ok
// output: 0.0

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** A sum of doubles does not depend on the schedule. */
public class AccumulatorDouble {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, double.class);
            double[] values = {1e16, 1.0, -1e16};
            finish(sum, () -> forasync(0, 2, i -> sum.put(values[i])));
            System.out.println(sum.get());
        });
    }
}
