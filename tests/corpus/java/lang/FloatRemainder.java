// The % operator on float and double, IEEEremainder, and sums that depend on strict evaluation order.
public class FloatRemainder {
    static strictfp double chain(double a, double b) {
        double r = a * b;
        r = r / b - a;
        return r * 1e300 * 1e10 / 1e300;
    }

    public static void main(String[] args) {
        double[] as = {5.5, -5.5, 1e300, 0.3, -0.0, Double.MIN_VALUE, Double.POSITIVE_INFINITY, 7};
        double[] bs = {2, -2, 0.1, 1e-300, Double.POSITIVE_INFINITY, 0.0, 3.5};
        for (double a : as) {
            for (double b : bs) {
                System.out.println(a + " % " + b + " = " + a % b + " ieee " + Math.IEEEremainder(a, b)
                    + " float " + (float) a % (float) b);
            }
        }
        double x = 10;
        x %= 3.3;
        System.out.println(x);
        float f = 10;
        f %= 3.3f;
        System.out.println(f);
        int i = 10;
        i %= 3.3;
        System.out.println(i);
        System.out.println(chain(1e308, 10) + " " + chain(3, 7) + " " + chain(0.1, 3));
        double up = 0;
        double down = 0;
        for (int k = 1; k <= 1000; k++) {
            up += 1.0 / k;
            down += 1.0 / (1001 - k);
        }
        System.out.println(up + " " + down + " " + (up == down));
        float fs = 0;
        for (int k = 0; k < 1000; k++) {
            fs += 0.1f;
        }
        System.out.println(fs);
        float a = 1e20f;
        System.out.println((a + 1 - a) + " " + (a - a + 1) + " " + a * a + " " + a * a / a + " " + (double) a * a);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println(0.1 + 0.2 == 0.3);
        System.out.println(1e-310 / 10 + " " + 1e-320 * 0.5 + " " + Float.MIN_VALUE / 2 + " " + Float.MIN_VALUE * 0.75f);
    }
}
