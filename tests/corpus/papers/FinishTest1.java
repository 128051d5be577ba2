// expect: ok
// regions: 0
// A task increments a static field inside a finish; after the finish, another task starts that does nothing.
import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class FinishTest1 {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        async(new HjRunnable() {
                            @Override
                            public void run() {
                                x++;
                            }
                        });
                    }
                });
                async(new HjRunnable() {
                    @Override
                    public void run() {
                    }
                });
            }
        });
    }
}
