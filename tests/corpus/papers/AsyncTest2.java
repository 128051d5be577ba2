// expect: race
// regions: 2
// Two tasks increment the same array element, each in a write region, with nothing that orders them.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class AsyncTest2 {
    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] x = new int[1];
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireW(x, 0);
                        x[0]++;
                        releaseW(x, 0);
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireW(x, 0);
                        x[0]++;
                        releaseW(x, 0);
                    }
                });
            }
        });
    }
}
