// The Math methods whose results are specified to the bit: roots, rounding, scaling, fused multiply-add, next values, clamps.
public class MathExact {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1, -1, 0.5, 2, 3.7, -3.7, 1e-320, 1e308, Double.MIN_VALUE, Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, 4503599627370495.5};
        for (double d : ds) {
            System.out.println(d + " sqrt " + Math.sqrt(d) + " floor " + Math.floor(d) + " ceil " + Math.ceil(d) + " rint " + Math.rint(d) + " round " + Math.round(d)
                + " abs " + Math.abs(d) + " signum " + Math.signum(d) + " ulp " + Math.ulp(d) + " up " + Math.nextUp(d) + " down " + Math.nextDown(d) + " exp " + Math.getExponent(d)
                + " scalb " + Math.scalb(d, 3) + " " + Math.scalb(d, -1080));
        }
        float[] fs = {0f, -0f, 1.5f, -2.5f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.NEGATIVE_INFINITY, 8388607.5f};
        for (float f : fs) {
            System.out.println(f + " " + Math.round(f) + " " + Math.abs(f) + " " + Math.signum(f) + " " + Math.ulp(f) + " " + Math.nextUp(f) + " " + Math.nextDown(f) + " " + Math.getExponent(f) + " " + Math.scalb(f, 2) + " " + (float) Math.sqrt(f));
        }
        System.out.println(Math.fma(1e16, 1.0000000000000002, -1e16) + " " + Math.fma(0.1, 10, -1) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(Double.MAX_VALUE, 2, Double.NEGATIVE_INFINITY));
        System.out.println(Math.nextAfter(1.0, 2) + " " + Math.nextAfter(1.0, 0) + " " + Math.nextAfter(0.0, -1) + " " + Math.nextAfter(1f, Double.NaN));
        System.out.println(Math.copySign(2.5, -0.0) + " " + Math.copySign(-1f, 3f) + " " + Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-4.5, 2));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.max(-0.0f, 0.0f) + " " + Math.min(-0.0, 0.0) + " " + Math.max(3L, 4) + " " + Math.min(Float.NaN, 1f));
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7L, -3) + " " + Math.multiplyFull(1 << 30, 8) + " " + Math.multiplyHigh(1L << 62, 8) + " " + Math.absExact(-7));
        System.out.println(Math.PI + " " + Math.E + " " + Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.MIN_NORMAL);
        System.out.println(StrictMath.sqrt(2) + " " + StrictMath.floor(-1.1) + " " + StrictMath.rint(2.5) + " " + StrictMath.nextUp(1f) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.cbrt(27));
        System.out.println(Double.sum(0.1, 0.2) + " " + Double.max(1, 2) + " " + Double.isFinite(1e308 * 10) + " " + Float.sum(0.1f, 0.2f) + " " + Double.compare(0.0, -0.0) + " " + Float.compare(Float.NaN, 1));
        System.out.println(Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(45) + " " + Math.toDegrees(1));
        long bits = 0;
        double x = 1;
        for (int i = 0; i < 200; i++) {
            x = Math.sqrt(x * 3.3 + i) - Math.floor(x / 7);
            bits = bits * 31 + Double.doubleToLongBits(x);
        }
        System.out.println(x + " " + bits);
    }
}
