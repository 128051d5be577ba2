// expect: violated assertion
// Which of the two bodies is last shows in an accumulator and nowhere else; bodies behind that make the two states
// be compared.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjOperator.*;

import edu.rice.hj.api.HjFinishAccumulator;

public class HiddenAccumulator {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFinishAccumulator sum = newFinishAccumulator(SUM, int.class);
            finish(sum, () -> {
                async(() -> {
                    int last = isolatedWithReturn(() -> {
                        int is = p == 5 ? 0 : 1;
                        p = is == 0 ? 6 : 0;
                        return is;
                    });
                    sum.put(last);
                });
                async(() -> isolated(() -> {
                    p = p == 5 ? 7 : 0;
                }));
                async(() -> isolated(() -> {
                    c += 1;
                }));
                async(() -> isolated(() -> {
                    c += 2;
                }));
            });
            assert sum.get().intValue() == 0;
        });
    }
}
