// Long arithmetic in locals, fields, arrays and parameters, comparison results, bit counting and radix printing.
public class LongArithmetic {
    static long counter = Long.MAX_VALUE - 2;
    long field = 5;
    static long[] table = new long[4];

    static long mix(int a, long b, int c, long d, double e, long f) {
        return a * b + c * d - (long) e + f;
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long powMod(long base, long exp, long mod) {
        long r = 1;
        base %= mod;
        for (; exp > 0; exp >>= 1) {
            if ((exp & 1) == 1) {
                r = r * base % mod;
            }
            base = base * base % mod;
        }
        return r;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++) {
            System.out.println(counter++);
        }
        LongArithmetic o = new LongArithmetic();
        long before = o.field++;
        long after = ++o.field;
        System.out.println(before + " " + after + " " + (o.field *= -3) + " " + (o.field -= 1L << 40));
        table[1]++;
        table[2] += table[1]-- * 7;
        table[3] = ~table[2];
        System.out.println(table[0] + " " + table[1] + " " + table[2] + " " + table[3]);
        System.out.println(mix(3, 1L << 33, -2, 99, 1e9, -1));
        System.out.println(gcd(1071L * 1_000_003, 462L * 1_000_003));
        System.out.println(powMod(3, 1_000_000, 1_000_000_007));
        long[] vs = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 0xff00ff00L, 1L << 40};
        for (long v : vs) {
            System.out.println(v + " " + Long.bitCount(v) + " " + Long.numberOfLeadingZeros(v) + " " + Long.numberOfTrailingZeros(v)
                + " " + Long.highestOneBit(v) + " " + Long.signum(v) + " " + Long.reverse(v) + " " + Long.reverseBytes(v)
                + " " + Long.toString(v, 36) + " " + Long.toHexString(v) + " " + Long.toOctalString(v)
                + " " + Long.toUnsignedString(v) + " " + Long.hashCode(v) + " " + (int) v + " " + (v > 0) + (v <= -1));
        }
        System.out.println(Long.compare(1, 2) + " " + Long.compareUnsigned(-1, 1) + " " + Long.parseUnsignedLong("18446744073709551615"));
        System.out.println(Long.toBinaryString(-5L >>> 50) + " " + Long.parseLong("-zz", 36) + " " + Long.decode("-0x10"));
        System.out.println(5L & 3 | 8 ^ 12L);
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE) + " " + Math.floorMod(-7L, 3));
    }
}
