// Transcendental functions through Math, whose last bit the specification leaves open.
public class MathFunctions {
    public static void main(String[] args) {
        double[] xs = {0.0, -0.0, 1, -1, 0.5, 2, 10, 100.25, 1e-10, 1e10, 0.7853981633974483, 3.141592653589793, 1.5707963267948966, 709.78, -745.2,
            Double.POSITIVE_INFINITY, Double.NaN};
        for (double x : xs) {
            System.out.println("x=" + x);
            System.out.println("  " + Math.sin(x) + " " + Math.cos(x) + " " + Math.tan(x));
            System.out.println("  " + Math.asin(x) + " " + Math.acos(x) + " " + Math.atan(x));
            System.out.println("  " + Math.exp(x) + " " + Math.log(x) + " " + Math.log10(x));
            System.out.println("  " + Math.sinh(x) + " " + Math.cosh(x) + " " + Math.tanh(x));
            System.out.println("  " + Math.cbrt(x) + " " + Math.expm1(x) + " " + Math.log1p(x));
        }
        double[][] pairs = {{2, 0.5}, {-2, 3}, {-2, 0.5}, {0, -1}, {10, 308}, {1.0000001, 1e7}, {0.1, -20}, {Double.NaN, 0}, {1, Double.NaN}};
        for (double[] p : pairs) {
            System.out.println(p[0] + "," + p[1] + " pow " + Math.pow(p[0], p[1]) + " atan2 " + Math.atan2(p[0], p[1]) + " hypot " + Math.hypot(p[0], p[1]));
        }
        for (int i = 1; i <= 40; i++) {
            double v = i * 0.37 - 7;
            System.out.println(v + " " + Math.sin(v) + " " + Math.cos(v * v) + " " + Math.exp(v / 3) + " " + Math.log(i * 1.7) + " " + Math.pow(i, 0.3) + " " + Math.tan(v));
        }
    }
}
