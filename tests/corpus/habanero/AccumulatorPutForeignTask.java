// expect: error
// error: put outside the finish of the accumulator

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFinishAccumulator;

/** A task of another finish may not put. */
public class AccumulatorPutForeignTask {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            HjDataDrivenFuture<Integer> opened = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> over = newDataDrivenFuture();
            async(() -> {
                opened.get();
                try {
                    sum.put(1);
                } finally {
                    over.put(1);
                }
            });
            finish(sum, () -> {
                opened.put(1);
                over.get();
            });
        });
    }
}
