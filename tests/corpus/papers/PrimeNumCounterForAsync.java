// expect: ok
// regions: 2
// Counts primes from 2 to 13 with a loop of tasks in a finish, each count isolated and in a write region.
import static edu.rice.hj.Module2.*;
import static permission.PermissionChecks.*;

public class PrimeNumCounterForAsync {
    static final int LIMIT = 13;

    static boolean isPrime(int n) {
        for (int d = 2; d * d <= n; d++) {
            if (n % d == 0) {
                return false;
            }
        }
        return true;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] primes = new int[1];
            finish(() -> forAsync(2, LIMIT, n -> {
                if (isPrime(n)) {
                    isolated(() -> {
                        acquireW(primes, 0);
                        primes[0]++;
                        releaseW(primes, 0);
                    });
                }
            }));
            acquireR(primes, 0);
            System.out.println(primes[0] + " primes up to " + LIMIT);
            releaseR(primes, 0);
        });
    }
}
