// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

/** Anonymous classes in place of lambdas. */
public class LaunchAnonymous {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                async(new HjRunnable() {
                    @Override
                    public void run() {
                        x = 3;
                    }
                });
            }
        });
        System.out.println(x);
    }
}
