// expect: ok
// output: 24 1 2.0

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** The other operators. */
public class AccumulatorOperators {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator product = newFinishAccumulator(PROD, long.class);
            HjFinishAccumulator least = newFinishAccumulator(MIN, int.class);
            HjFinishAccumulator greatest = newFinishAccumulator(MAX, double.class);
            finish(product, least, greatest, () -> forasync(1, 4, i -> {
                product.put(i);
                least.put(i);
                greatest.put(i / 2.0);
            }));
            System.out.println(product.get() + " " + least.get() + " " + greatest.get());
        });
    }
}
