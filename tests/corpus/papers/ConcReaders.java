// expect: ok
// regions: 2
// Two tasks read the same object at the same time, each in a read region, which several readers may share.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class ConcReaders {
    static class Position {
        int x = 3;
        int y = 4;
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Position shared = new Position();
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireR(shared);
                        int sum = shared.x + shared.y;
                        releaseR(shared);
                        assert sum == 7;
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        acquireR(shared);
                        int product = shared.x * shared.y;
                        releaseR(shared);
                        assert product == 12;
                    }
                });
            }
        });
    }
}
