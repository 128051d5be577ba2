// expect: ok
// regions: 2
// One task for each number from 2 to 16 tests it and counts it if prime, isolated and in a write region.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PrimeNumCounter {
    static final int LIMIT = 16;

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
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        for (int i = 2; i <= LIMIT; i++) {
                            final int n = i;
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    if (isPrime(n)) {
                                        isolated(new HjRunnable() {
                                            @Override
                                            public void run() {
                                                acquireW(primes, 0);
                                                primes[0]++;
                                                releaseW(primes, 0);
                                            }
                                        });
                                    }
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
