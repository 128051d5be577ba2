// Sieve of Eratosthenes, segmented counting, prime factors, totients, twin primes and Goldbach pairs.
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Sieve {
    static boolean[] composite(int n) {
        boolean[] c = new boolean[n + 1];
        c[0] = c[1] = true;
        for (int i = 2; i * i <= n; i++) {
            if (!c[i]) {
                for (int j = i * i; j <= n; j += i) {
                    c[j] = true;
                }
            }
        }
        return c;
    }

    static Map<Long, Integer> factors(long n) {
        Map<Long, Integer> f = new TreeMap<>();
        for (long p = 2; p * p <= n; p++) {
            while (n % p == 0) {
                f.merge(p, 1, Integer::sum);
                n /= p;
            }
        }
        if (n > 1) {
            f.merge(n, 1, Integer::sum);
        }
        return f;
    }

    public static void main(String[] args) {
        boolean[] c = composite(5000);
        List<Integer> primes = new ArrayList<>();
        for (int i = 0; i < c.length; i++) {
            if (!c[i]) {
                primes.add(i);
            }
        }
        System.out.println(primes.size() + " " + primes.subList(0, 15) + " " + primes.get(primes.size() - 1));
        StringBuilder twins = new StringBuilder();
        for (int i = 2; i < 300; i++) {
            if (!c[i] && !c[i + 2]) {
                twins.append(i).append('/').append(i + 2).append(' ');
            }
        }
        System.out.println(twins);
        for (long n : new long[] {2, 97, 360, 1001, 65536, 9699690, 1_000_003L * 97}) {
            System.out.println(n + " = " + factors(n));
        }
        int[] phi = new int[50];
        for (int i = 0; i < phi.length; i++) {
            phi[i] = i;
        }
        for (int i = 2; i < phi.length; i++) {
            if (phi[i] == i) {
                for (int j = i; j < phi.length; j += i) {
                    phi[j] -= phi[j] / i;
                }
            }
        }
        System.out.println(phi[36] + " " + phi[49] + " " + phi[30]);
        for (int n = 4; n <= 40; n += 6) {
            for (int p : primes) {
                if (!c[n - p]) {
                    System.out.print(n + "=" + p + "+" + (n - p) + " ");
                    break;
                }
            }
        }
        System.out.println();
    }
}
