// Large Fibonacci numbers by own digit arrays, checked against BigInteger, with digit sums and factorial digits.
import java.math.BigInteger;

public class BigFibonacci {
    static final int BASE = 1_000_000_000;

    static class Big {
        int[] limbs = {0};

        Big(int v) {
            limbs[0] = v;
        }

        Big add(Big o) {
            int n = Math.max(limbs.length, o.limbs.length);
            int[] r = new int[n + 1];
            int carry = 0;
            for (int i = 0; i < n; i++) {
                long s = (long) carry + (i < limbs.length ? limbs[i] : 0) + (i < o.limbs.length ? o.limbs[i] : 0);
                r[i] = (int) (s % BASE);
                carry = (int) (s / BASE);
            }
            r[n] = carry;
            return of(r);
        }

        Big times(int k) {
            int[] r = new int[limbs.length + 1];
            long carry = 0;
            for (int i = 0; i < limbs.length; i++) {
                long p = (long) limbs[i] * k + carry;
                r[i] = (int) (p % BASE);
                carry = p / BASE;
            }
            r[limbs.length] = (int) carry;
            return of(r);
        }

        static Big of(int[] r) {
            int n = r.length;
            while (n > 1 && r[n - 1] == 0) {
                n--;
            }
            Big b = new Big(0);
            b.limbs = java.util.Arrays.copyOf(r, n);
            return b;
        }

        @Override
        public String toString() {
            StringBuilder sb = new StringBuilder().append(limbs[limbs.length - 1]);
            for (int i = limbs.length - 2; i >= 0; i--) {
                String d = Integer.toString(limbs[i]);
                sb.append("0".repeat(9 - d.length())).append(d);
            }
            return sb.toString();
        }
    }

    public static void main(String[] args) {
        Big a = new Big(0);
        Big b = new Big(1);
        BigInteger x = BigInteger.ZERO;
        BigInteger y = BigInteger.ONE;
        for (int i = 1; i <= 600; i++) {
            Big t = a.add(b);
            a = b;
            b = t;
            BigInteger u = x.add(y);
            x = y;
            y = u;
            if (i % 100 == 0) {
                System.out.println(i + " " + a + " " + a.toString().equals(x.toString()));
            }
        }
        Big f = new Big(1);
        for (int i = 2; i <= 100; i++) {
            f = f.times(i);
        }
        System.out.println(f + " " + f.toString().chars().map(c -> c - '0').sum());
    }
}
