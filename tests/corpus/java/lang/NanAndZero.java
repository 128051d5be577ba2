// NaN and signed zero: comparisons, equality, boxing, min and max, sorting, arithmetic that creates them.
import java.util.Arrays;

public class NanAndZero {
    static String cmp(double a, double b) {
        return (a < b ? "<" : "-") + (a <= b ? "L" : "-") + (a == b ? "=" : "-") + (a >= b ? "G" : "-")
            + (a > b ? ">" : "-") + (a != b ? "!" : "-") + (!(a < b) ? "n" : "-");
    }

    static String cmp(float a, float b) {
        return (a < b ? "<" : "-") + (a <= b ? "L" : "-") + (a == b ? "=" : "-") + (a >= b ? "G" : "-")
            + (a > b ? ">" : "-") + (a != b ? "!" : "-");
    }

    public static void main(String[] args) {
        double[] ds = {Double.NaN, 0.0, -0.0, 1.5, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds) {
                System.out.println(a + " " + b + " " + cmp(a, b) + " " + cmp((float) a, (float) b)
                    + " " + Double.compare(a, b) + " " + Double.valueOf(a).equals(b)
                    + " min " + Math.min(a, b) + " max " + Math.max(a, b)
                    + " + " + (a + b) + " - " + (a - b) + " * " + a * b + " / " + a / b + " % " + a % b);
            }
        }
        double[] sorted = {0.0, Double.NaN, -0.0, -1, Double.NEGATIVE_INFINITY, 0.0, -0.0, 3};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted));
        System.out.println(Arrays.binarySearch(sorted, -0.0) + " " + Arrays.binarySearch(sorted, Double.NaN));
        System.out.println(Double.doubleToLongBits(-0.0) + " " + Float.floatToIntBits(-0f));
        System.out.println(Long.toHexString(Double.doubleToRawLongBits(0.0 / 0.0 * 0)).length());
        System.out.println(Double.doubleToLongBits(Double.NaN) == Double.doubleToLongBits(Math.sqrt(-1)));
        System.out.println(1 / -0.0 + " " + 1 / (0.0 - 0.0) + " " + 1 / (-0.0 + -0.0) + " " + 1 / (-0.0 + 0.0));
        System.out.println(Math.abs(-0.0) + " " + Math.signum(-0.0) + " " + Math.copySign(3, -0.0) + " " + -(0.0));
        System.out.println(Math.round(-0.5) + " " + Math.rint(-0.5) + " " + Math.ceil(-0.5) + " " + Math.floor(-0.0));
        System.out.println(new Double[] {Double.NaN}[0].equals(Double.NaN) + " " + (0.0 == -0.0));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.hashCode(-0.0) + " " + Double.hashCode(Double.NaN));
        float f = Float.NaN;
        System.out.println((f == f) + " " + (f != f) + " " + Float.isNaN(f) + " " + (int) f + " " + (long) f + " " + (char) f);
    }
}
