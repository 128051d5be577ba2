import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.Random;
import java.util.function.DoubleBinaryOperator;

/**
 * Arguments of a function of Math, and what Math and StrictMath give, each as eight bytes: MathBits FUNCTION SEED COUNT.
 */
public class MathBits {
    private static final double[] EXPONENTS = {-2, -1, -0.5, 0.25, 1.0 / 3, 0.3, 0.5, 1.1, 1.5, 2, 2.5, 3, 4, 10};

    public static void main(String[] arguments) throws IOException {
        String name = arguments[0];
        Random random = new Random(Long.parseLong(arguments[1]));
        DoubleBinaryOperator function = function("Math." + name);
        DoubleBinaryOperator strict = function("StrictMath." + name);
        boolean isPower = name.equals("pow");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(System.out, 1 << 16))) {
            for (int i = Integer.parseInt(arguments[2]); i > 0; i--) {
                double x = argument(random);
                if (isPower || name.startsWith("log")) {
                    x = Math.abs(x);
                }
                double y = isPower ? exponent(random, x) : 0;
                out.writeDouble(x);
                out.writeDouble(y);
                out.writeDouble(function.applyAsDouble(x, y));
                out.writeDouble(strict.applyAsDouble(x, y));
            }
        }
    }

    private static DoubleBinaryOperator function(String name) {
        switch (name) {
            case "Math.sin": return (x, y) -> Math.sin(x);
            case "Math.cos": return (x, y) -> Math.cos(x);
            case "Math.tan": return (x, y) -> Math.tan(x);
            case "Math.exp": return (x, y) -> Math.exp(x);
            case "Math.log": return (x, y) -> Math.log(x);
            case "Math.log10": return (x, y) -> Math.log10(x);
            case "Math.pow": return Math::pow;
            case "Math.cbrt": return (x, y) -> Math.cbrt(x);
            case "Math.tanh": return (x, y) -> Math.tanh(x);
            case "StrictMath.sin": return (x, y) -> StrictMath.sin(x);
            case "StrictMath.cos": return (x, y) -> StrictMath.cos(x);
            case "StrictMath.tan": return (x, y) -> StrictMath.tan(x);
            case "StrictMath.exp": return (x, y) -> StrictMath.exp(x);
            case "StrictMath.log": return (x, y) -> StrictMath.log(x);
            case "StrictMath.log10": return (x, y) -> StrictMath.log10(x);
            case "StrictMath.pow": return StrictMath::pow;
            case "StrictMath.cbrt": return (x, y) -> StrictMath.cbrt(x);
            case "StrictMath.tanh": return (x, y) -> StrictMath.tanh(x);
            default: throw new IllegalArgumentException(name);
        }
    }

    /** What programs use, and every kind of double. */
    private static double argument(Random random) {
        switch (random.nextInt(8)) {
            case 0: return random.nextDouble() * 20 - 10;
            case 1: return random.nextDouble();
            case 2: return random.nextInt(20001) - 10000;
            case 3: return (random.nextInt(7201) - 3600) * 0.1 * Math.PI / 180;
            case 4: return (random.nextInt(20001) - 10000) / 100.0;
            case 5: return Double.longBitsToDouble(random.nextLong());
            case 6: return Math.scalb(random.nextDouble() * 2 - 1, random.nextInt(60) - 30);
            default: return 1 + Math.scalb(random.nextDouble() * 2 - 1, -2 - random.nextInt(50));
        }
    }

    private static double exponent(Random random, double x) {
        switch (random.nextInt(6)) {
            case 0: return random.nextInt(41) - 20;
            case 1: return random.nextDouble() * 20 - 10;
            case 2: return (random.nextInt(2001) - 1000) / 100.0;
            case 3: return EXPONENTS[random.nextInt(EXPONENTS.length)];
            case 4: return (random.nextDouble() * 2 - 1) * 740 / Math.log(x);
            default: return Double.longBitsToDouble(random.nextLong());
        }
    }
}
