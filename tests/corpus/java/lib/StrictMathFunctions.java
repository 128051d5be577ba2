// Transcendental functions through StrictMath, whose results are specified to the last bit.
public class StrictMathFunctions {
    public static void main(String[] args) {
        double[] xs = {0.0, -0.0, 1, -1, 0.5, -0.5, 2, 10, 100.25, 1e-10, 1e10, 1e22, 0.7853981633974483, 3.141592653589793, 1.5707963267948966,
            709.78, -745.2, 1e-320, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Double.MAX_VALUE};
        for (double x : xs) {
            System.out.println("x=" + x);
            System.out.println("  " + StrictMath.sin(x) + " " + StrictMath.cos(x) + " " + StrictMath.tan(x));
            System.out.println("  " + StrictMath.asin(x) + " " + StrictMath.acos(x) + " " + StrictMath.atan(x));
            System.out.println("  " + StrictMath.exp(x) + " " + StrictMath.log(x) + " " + StrictMath.log10(x));
            System.out.println("  " + StrictMath.sinh(x) + " " + StrictMath.cosh(x) + " " + StrictMath.tanh(x));
            System.out.println("  " + StrictMath.cbrt(x) + " " + StrictMath.expm1(x) + " " + StrictMath.log1p(x));
        }
        double[][] pairs = {{2, 0.5}, {-2, 3}, {-2, 0.5}, {0, -1}, {-0.0, -3}, {10, 308}, {10, 309}, {1.0000001, 1e7}, {0.1, -20}, {Double.NaN, 0}, {1, Double.NaN}, {-1, Double.POSITIVE_INFINITY}};
        for (double[] p : pairs) {
            System.out.println(p[0] + "," + p[1] + " pow " + StrictMath.pow(p[0], p[1]) + " atan2 " + StrictMath.atan2(p[0], p[1]) + " hypot " + StrictMath.hypot(p[0], p[1]) + " rem " + StrictMath.IEEEremainder(p[0], p[1]));
        }
        long h = 0;
        for (int i = 1; i <= 300; i++) {
            double v = i * 0.37 - 40;
            h = h * 31 + Double.doubleToLongBits(StrictMath.sin(v));
            h = h * 31 + Double.doubleToLongBits(StrictMath.cos(v * v));
            h = h * 31 + Double.doubleToLongBits(StrictMath.exp(v / 3));
            h = h * 31 + Double.doubleToLongBits(StrictMath.log(i * 1.7));
            h = h * 31 + Double.doubleToLongBits(StrictMath.pow(i, 0.3));
            h = h * 31 + Double.doubleToLongBits(StrictMath.tan(v));
        }
        System.out.println(h);
    }
}
