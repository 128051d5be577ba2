// Conversions between floating types and integers: saturation, truncation, precision loss, rounding ties.
public class FloatToInt {
    public static void main(String[] args) {
        double[] ds = {0.9, -0.9, 1e10, -1e10, 1e19, -1e19, 2147483647.5, -2147483648.9, Double.MIN_VALUE,
            Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 65536.7, -1.0, 255.99};
        for (double d : ds) {
            float f = (float) d;
            System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d
                + " float " + f + " -> " + (int) f + " " + (long) f + " " + (byte) f);
        }
        int[] is = {16777216, 16777217, 16777219, Integer.MAX_VALUE, Integer.MIN_VALUE, 123456789, -33554435};
        for (int i : is) {
            System.out.println(i + " " + (float) i + " " + (double) i + " " + (int) (float) i);
        }
        long[] ls = {9007199254740992L, 9007199254740993L, 9007199254740995L, Long.MAX_VALUE, Long.MIN_VALUE,
            Long.MAX_VALUE - 1024, 1L << 53 | 1, 4611686293305294849L};
        for (long l : ls) {
            System.out.println(l + " " + (float) l + " " + (double) l + " " + (long) (double) l + " " + (long) (float) l);
        }
        double[] rs = {0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.49999999999999994, 4503599627370497.5, 1e300, Double.NaN};
        for (double d : rs) {
            System.out.println(d + " round " + Math.round(d) + " " + Math.round((float) d) + " rint " + Math.rint(d)
                + " floor " + Math.floor(d) + " ceil " + Math.ceil(d));
        }
        System.out.println((float) 0.1 == 0.1);
        System.out.println((double) 0.1f);
        System.out.println((float) 1e-46 + " " + (float) 3.4028235677973366e38 + " " + (float) 3.4028235e38);
        System.out.println((float) 1.00000005960464477539 + " " + (float) 1.00000017881393432617);
        int acc = 0;
        acc += 3.99f;
        acc *= 1.5;
        acc -= -0.5;
        System.out.println(acc);
        long lacc = 1L << 60;
        lacc += 1.0f;
        System.out.println(lacc);
    }
}
