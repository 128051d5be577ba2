// How float and double values print: shortest forms, exponents, extremes, hex forms, parsing back.
public class FloatPrinting {
    public static void main(String[] args) {
        double[] ds = {1, 0.1, 100, 1e7, 9999999, 12345678, 1e-3, 9.99e-4, 123456789.125, 1e21, 1e22, 1e23, 4.9e-324,
            Double.MAX_VALUE, Double.MIN_NORMAL, 2.2250738585072011e-308, Math.PI, Math.E, 1.0 / 3, 2.0 / 3, 100.0 / 3,
            1e100, 1.7976931348623157e308, 9007199254740993d, 0.1 + 0.2, 1 - 0.9, 5e-324, 3e-44, 0.001, 1234567.0};
        for (double d : ds) {
            System.out.println(d + " " + -d + " " + Double.toHexString(d) + " " + (Double.parseDouble("" + d) == d)
                + " " + String.valueOf((float) d));
        }
        float[] fs = {1f, 0.1f, 1e7f, 9999999f, 1.17549435e-38f, 1.4e-45f, 3.4028235e38f, 16777216f, 1f / 3, 0.3f + 0.6f, 33554432f};
        for (float f : fs) {
            System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f))
                + " " + (Float.parseFloat("" + f) == f));
        }
        String[] texts = {"1", "1.", ".5", "1e3", "1E-3", "0x1.8p1", "-0x.8p-2", "NaN", "-Infinity", "1d", "2f", "  7.25  ",
            "1e400", "1e-400", "123456789012345678901234567890", "0.1000000000000000055511151231257827021181583404541015625",
            "", "abc", "1e", "0x1", "--1", "1 2"};
        for (String s : texts) {
            try {
                System.out.println("[" + s + "] " + Double.parseDouble(s) + " " + Float.parseFloat(s));
            } catch (NumberFormatException e) {
                System.out.println("[" + s + "] " + e.getMessage());
            }
        }
        System.out.println(new StringBuilder().append(1.5f).append(' ').append(2.5).append(' ').append(-0f));
        System.out.println(Double.toString(1e16) + Double.valueOf("1e16").longValue());
    }
}
