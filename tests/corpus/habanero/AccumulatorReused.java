// expect: ok
// output: 5 2

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** A second finish accumulates anew. */
public class AccumulatorReused {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> sum.put(5));
            int first = sum.get().intValue();
            finish(sum, () -> async(() -> sum.put(2)));
            System.out.println(first + " " + sum.get());
        });
    }
}
