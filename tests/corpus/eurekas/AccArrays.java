import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjOperator;
import hj.runtime.wsh.FinishAccumulator;

// unknown: accumulators of arrays are not modelled.
public class AccArrays {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            FinishAccumulator sums = new FinishAccumulator(HjOperator.SUM, int.class);
            finish(sums, () -> async(() -> sums.send(1, 0)));
            assert sums.intResult(0) == 1;
        });
    }
}
