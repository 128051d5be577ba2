// Loops that go round often enough to be compiled: every kind of arithmetic, jump, array and field, and what leaves such a
// loop in its midst: exceptions, initialisers, calls, allocation, casts.
import java.util.Random;

public class HotLoops {
    static final int ROUNDS = 5_000;
    static boolean flag;
    static byte small;
    static short medium;
    static char letter;
    static int number;
    static long large;
    static float single;
    static double real;
    static volatile int seen;
    boolean ownFlag;
    byte ownSmall;
    short ownMedium;
    char ownLetter;
    int ownNumber;
    long ownLarge;
    float ownSingle;
    double ownReal;
    HotLoops next;

    static class Late {
        static int value;
        static {
            value = 17;
            System.out.println("Late begins");
        }
    }

    static class Base {
        int tag = 3;
    }

    static class Derived extends Base {
    }

    static long ints() {
        int a = 1, b = -7, c = Integer.MIN_VALUE;
        long sum = 0;
        for (int i = -ROUNDS; i < ROUNDS; i++) {
            a = a * 31 + i;
            b ^= a >>> (i & 31);
            c += b << i;
            a -= c >> (i + 3);
            b = (b & 0x7FFF) | (c * 3);
            if (i != 0) {
                sum += a / i + b % i;
            }
            if (a < b) sum++;
            if (a >= c) sum += 2;
            if (b > 12) sum += 3;
            if (b <= -12) sum += 5;
            if (a == i) sum += 7;
            if (c != 9) sum -= 1;
            a = -a;
            sum += (byte) a + (short) b + (char) c;
            sum += (byte) (a >> 3) * 5 - (a << 5) + (b >>> 7);
        }
        return sum;
    }

    static long longs() {
        long a = 1, b = Long.MIN_VALUE, sum = 0;
        for (int i = -ROUNDS; i < ROUNDS; i++) {
            a = a * 6364136223846793005L + 1442695040888963407L;
            b ^= a >>> i;
            b += a << (i * 3);
            b -= a >> i;
            if (i != 0) {
                sum += a / i - b % i;
            }
            sum += a < b ? 1 : a > 12 ? 2 : 3;
            if (a == b || a != i && b <= a) sum ^= b | 5;
            a = -a & ~b;
            sum += (int) a;
        }
        return sum;
    }

    static String reals() {
        double[] edges = {0.0, -0.0, 1.5, -2.5, 1e300, -1e300, 3e9, -3e9, 1e19, Double.NaN, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        double sum = 0;
        float small = 0;
        long counts = 0;
        for (int i = 0; i < ROUNDS; i++) {
            double x = edges[i % edges.length], y = edges[(i * 7 + 3) % edges.length];
            float f = (float) x, g = (float) y;
            if (x < y) counts += 1;
            if (x > y) counts += 3;
            if (x <= y) counts += 5;
            if (x >= y) counts += 7;
            if (x == y) counts += 11;
            if (f < g) counts += 13;
            if (f > g) counts += 17;
            if (f != g) counts += 19;
            counts += (int) x + (long) y + (int) f + (long) g;
            double z = (x - y) * 0.5 + (i + 1) / 3.0;
            if (z == z && z < 1e200 && z > -1e200) {
                sum += z - (double) (long) i * 1e-3;
            }
            float w = (f + g) * 0.25f - i / 7f;
            if (w == w && w < 1e20f && w > -1e20f) {
                small = small * 0.5f + -w;
            }
            counts += (i % 5.5 > 2) ? 1 : 0;
        }
        return sum + " " + small + " " + counts;
    }

    static long arrays() {
        boolean[] zs = new boolean[64];
        byte[] bs = new byte[64];
        short[] ss = new short[64];
        char[] cs = new char[64];
        int[] is = new int[64];
        long[] ls = new long[64];
        float[] fs = new float[64];
        double[] ds = new double[64];
        int[][] grid = new int[8][8];
        String[] names = {"a", "bb", "ccc"};
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            int at = i * 37 & 63;
            zs[at] = i % 3 == 0;
            bs[at] += i;
            ss[at] -= i * 7;
            cs[at] += i * 11;
            is[at] ^= i << at;
            ls[at] += (long) is[at] << 7;
            fs[at] += i * 0.5f;
            ds[at] -= i * 0.25;
            grid[at & 7][i & 7] += at;
            sum += (zs[63 - at] ? 1 : 0) + bs[63 - at] + ss[63 - at] + cs[63 - at] + is[63 - at] + ls[63 - at];
            sum += (long) fs[63 - at] + (long) ds[63 - at] + grid[i & 7][at & 7] + names[i % 3].length() + names.length;
        }
        return sum;
    }

    static long fields() {
        HotLoops one = new HotLoops();
        one.next = new HotLoops();
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            flag = (i & 4) != 0;
            small += i;
            medium -= i * 3;
            letter += i;
            number = number * 3 + i;
            large += number;
            single += 0.5f;
            real -= 0.125;
            seen += i;
            one.ownFlag = !flag;
            one.ownSmall += i * 5;
            one.ownMedium += i * 7;
            one.ownLetter -= i;
            one.ownNumber ^= number;
            one.ownLarge -= one.ownNumber;
            one.ownSingle -= single;
            one.ownReal += real;
            one.next.ownNumber += one.ownSmall;
            HotLoops other = one;
            one = one.next;
            one.next = other;
            sum += small + medium + letter + number + large + seen + (flag ? 1 : 2) + (one.ownFlag ? 4 : 8);
            sum += one.ownSmall + one.ownMedium + one.ownLetter + one.ownNumber + one.ownLarge;
        }
        return sum + (long) single + (long) real + (long) one.ownSingle + (long) one.ownReal;
    }

    static long leaves() {
        int[] row = new int[10];
        int[] none = null;
        Object[] mixed = {new Base(), new Derived(), null, "text"};
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try {
                row[i % 11] += i;
                if (i % 100 == 99) {
                    sum += none[0];
                }
                sum += 100 / (i % 7);
                Base base = (Base) mixed[i & 3];
                sum += base == null ? 1 : base.tag;
            } catch (ArrayIndexOutOfBoundsException e) {
                sum += 1_000;
            } catch (NullPointerException e) {
                sum += 10_000;
            } catch (ArithmeticException e) {
                sum += 100_000;
            } catch (ClassCastException e) {
                sum += 1_000_000;
            }
            if (i == 3_000) {
                sum += Late.value;
            }
            if (i > 3_000) {
                Late.value += i;
            }
            switch (i % 6) {
                case 0: sum += 1; break;
                case 1: sum += 2;
                case 2: sum += 3; break;
                case 5: continue;
                default: sum += 4;
            }
            switch (i & 1023) {
                case -5: sum += 7; break;
                case 100: sum += 8; break;
                case 1000: sum += 9; break;
                default: break;
            }
            if (i % 50 == 0) {
                row = new int[10];
            }
        }
        return sum + Late.value;
    }

    static long nested() {
        long sum = 0;
        int[] cells = new int[50];
        outer:
        for (int i = 0; i < 60; i++) {
            for (int j = 0; j < 50; j++) {
                int k = j;
                do {
                    cells[j] += k;
                    k -= 3;
                    if (cells[j] % 1000 == 999) {
                        continue outer;
                    }
                } while (k > 0);
                sum += cells[j];
            }
        }
        return sum;
    }

    static int deep(int depth) {
        int sum = 0;
        for (int i = 0; i < 1_500; i++) {
            sum += i ^ depth;
            if (depth > 0 && i % 700 == 0) {
                sum += deep(depth - 1);
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println("ints " + ints());
        System.out.println("longs " + longs());
        System.out.println("reals " + reals());
        System.out.println("arrays " + arrays());
        System.out.println("fields " + fields());
        System.out.println("leaves " + leaves());
        System.out.println("nested " + nested());
        System.out.println("deep " + deep(4));
        Random random = new Random(7);
        long sum = 0;
        for (int i = 0; i < ROUNDS; i++) {
            sum = sum * 31 + random.nextInt(1_000);
        }
        System.out.println("random " + sum);
    }
}
