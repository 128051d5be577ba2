// expect: ok
// output: some

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** One of the values. */
public class AccumulatorAny {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator any = newFinishAccumulator(ANY, int.class);
            finish(any, () -> forasync(1, 3, i -> any.put(i)));
            int value = any.get().intValue();
            assert value >= 1 && value <= 3;
            System.out.println("some");
        });
    }
}
