// expect: ok
// regions: 0
// Two tasks of one finish write the lower and the upper half of an array, so that no element is shared.
import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PrimitiveArrayNoRace {
    static final int SIZE = 10;

    static void fill(int[] data, int from, int to, int value) {
        for (int i = from; i < to; i++) {
            data[i] = value + i;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] data = new int[SIZE];
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                fill(data, 0, SIZE / 2, 100);
                            }
                        });
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                fill(data, SIZE / 2, SIZE, 200);
                            }
                        });
                    }
                });
            }
        });
    }
}
