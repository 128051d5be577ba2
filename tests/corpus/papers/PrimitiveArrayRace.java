// expect: race
// regions: 2
// Two tasks write overlapping parts of an array: both write element 1, each in a write region over the whole array.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PrimitiveArrayRace {
    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] data = new int[3];
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireW(data, 0, 2);
                                for (int i = 0; i <= 1; i++) {
                                    data[i] = 1;
                                }
                                releaseW(data, 0, 2);
                            }
                        });
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                acquireW(data, 0, 2);
                                for (int i = 1; i <= 2; i++) {
                                    data[i] = 2;
                                }
                                releaseW(data, 0, 2);
                            }
                        });
                    }
                });
            }
        });
    }
}
