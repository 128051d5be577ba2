// expect: ok
// output: 10

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

/** A sum over all tasks of a finish. */
public class AccumulatorSum {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> {
                for (int i = 1; i <= 4; i++) {
                    int mine = i;
                    async(() -> sum.put(mine));
                }
            });
            System.out.println(sum.get());
        });
    }
}
