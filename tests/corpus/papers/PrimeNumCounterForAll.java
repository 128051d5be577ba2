// expect: annotation
// regions: 2
// Counts primes from 2 to 27 in a parallel loop, but the write region is opened a second time where it should be closed.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjProcedure;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PrimeNumCounterForAll {
    static final int LIMIT = 27;

    static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] primes = new int[1];
                forAll(2, LIMIT, new HjProcedure<Integer>() {
                    @Override
                    public void apply(Integer n) {
                        if (isPrime(n)) {
                            isolated(new HjRunnable() {
                                @Override
                                public void run() {
                                    acquireW(primes, 0);
                                    primes[0]++;
                                    acquireW(primes, 0);
                                }
                            });
                        }
                    }
                });
                acquireR(primes, 0);
                System.out.println(primes[0] + " primes up to " + LIMIT);
                releaseR(primes, 0);
            }
        });
    }
}
