// expect: ok
// output: 0 1 2147483647

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;
import java.util.Arrays;

/** Without a put the result is the neutral element. */
public class AccumulatorEmpty {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            HjFinishAccumulator product = newFinishAccumulator(PROD, int.class);
            HjFinishAccumulator least = newFinishAccumulator(MIN, int.class);
            finish(Arrays.asList(sum, product, least), () -> { });
            System.out.println(sum.get() + " " + product.get() + " " + least.get());
        });
    }
}
