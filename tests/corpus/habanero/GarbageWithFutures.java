// expect: ok
// output: 19900 200

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFinishAccumulator;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjOperator;
import java.util.ArrayList;
import java.util.List;

/** Much garbage is made while futures, actors and accumulators are alive. */
public class GarbageWithFutures {
    static int garbage(int rounds) {
        int sum = 0;
        for (int k = 0; k < rounds; k++) {
            sum += new int[1000].length;
        }
        return sum;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            List<HjFuture<Integer>> futures = new ArrayList<>();
            HjFinishAccumulator count = newFinishAccumulator(HjOperator.SUM, int.class);
            finish(count, () -> {
                for (int k = 0; k < 200; k++) {
                    int mine = k;
                    futures.add(future(() -> {
                        HjDataDrivenFuture<Integer> inner = newDataDrivenFuture();
                        async(() -> inner.put(mine + garbage(200) * 0));
                        count.put(1);
                        return inner.get();
                    }));
                }
                garbage(10000);
            });
            int sum = 0;
            for (HjFuture<Integer> one : futures) {
                sum += one.get();
            }
            System.out.println(sum + " " + count.get());
        });
    }
}
