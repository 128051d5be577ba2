// expect: ok
// regions: 0
// Nested finishes with tasks that increment a static field; the assertions see 1 after the inner and 2 after the outer one.
import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class FinishTest3 {
    static int x;

    static void increment() {
        async(new HjRunnable() {
            @Override
            public void run() {
                x++;
            }
        });
    }

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
                                finish(new HjSuspendable() {
                                    @Override
                                    public void run() {
                                        increment();
                                    }
                                });
                                assert x == 1 : x;
                                increment();
                            }
                        });
                    }
                });
                assert x == 2 : x;
            }
        });
    }
}
