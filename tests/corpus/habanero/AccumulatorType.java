// expect: error
// error: an accumulator cannot hold values of class java.lang.String

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

/** An accumulator holds numbers. */
public class AccumulatorType {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            newFinishAccumulator(SUM, String.class);
        });
    }
}
