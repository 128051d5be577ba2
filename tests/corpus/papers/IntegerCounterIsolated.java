// expect: ok
// regions: 3
// Nine tasks change a shared counter up, down and up again, three times; each change is isolated and in a write region.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class IntegerCounterIsolated {
    static class Counter {
        private final int[] value = new int[1];

        void up() {
            isolated(new HjRunnable() {
                @Override
                public void run() {
                    acquireW(value, 0);
                    value[0]++;
                    releaseW(value, 0);
                }
            });
        }

        void down() {
            isolated(new HjRunnable() {
                @Override
                public void run() {
                    acquireW(value, 0);
                    value[0]--;
                    releaseW(value, 0);
                }
            });
        }

        int get() {
            acquireR(value, 0);
            int result = value[0];
            releaseR(value, 0);
            return result;
        }
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final Counter counter = new Counter();
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        for (int round = 0; round < 3; round++) {
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    counter.up();
                                }
                            });
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    counter.down();
                                }
                            });
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    counter.up();
                                }
                            });
                        }
                    }
                });
                System.out.println("counter = " + counter.get());
            }
        });
    }
}
