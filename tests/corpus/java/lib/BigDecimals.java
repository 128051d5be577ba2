// BigDecimal: scale, every rounding mode, MathContext, division, comparison against equality, plain and engineering text.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;

public class BigDecimals {
    static BigDecimal d(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        System.out.println(d("1.10").add(d("2.205")) + " " + d("1.10").subtract(d("1.1")) + " " + d("1.5").multiply(d("-2.50")) + " " + d("10").divide(d("4")) + " " + d("7.5").remainder(d("2")) + " " + d("2").pow(10) + " " + d("1.1").pow(5));
        for (String s : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) {
            StringBuilder sb = new StringBuilder(s);
            for (RoundingMode m : RoundingMode.values()) {
                try {
                    sb.append(' ').append(d(s).setScale(0, m));
                } catch (ArithmeticException e) {
                    sb.append(" !").append(e.getMessage());
                }
            }
            System.out.println(sb);
        }
        System.out.println(d("1").divide(d("3"), 10, RoundingMode.HALF_UP) + " " + d("2").divide(d("3"), MathContext.DECIMAL32) + " " + d("1").divide(d("7"), MathContext.DECIMAL128) + " " + d("100").divide(d("3"), new MathContext(2, RoundingMode.CEILING)));
        System.out.println(d("2").sqrt(new MathContext(30)) + " " + d("123456").round(new MathContext(3)) + " " + d("0.00012345").round(new MathContext(2)) + " " + d("999.95").round(new MathContext(4)));
        System.out.println(d("1.0").equals(d("1.00")) + " " + d("1.0").compareTo(d("1.00")) + " " + d("1.0").hashCode() + " " + d("1.00").hashCode() + " " + d("1.500").stripTrailingZeros() + " " + d("1000").stripTrailingZeros() + " " + d("0.000").stripTrailingZeros());
        for (String s : new String[] {"1E+5", "1E-5", "1E-7", "0.0000001", "123.4500", "-0", "1E+20", "12345E-10", "0E+3"}) {
            BigDecimal v = d(s);
            System.out.println(v + " " + v.toPlainString() + " " + v.toEngineeringString() + " " + v.scale() + " " + v.precision() + " " + v.unscaledValue() + " " + v.ulp() + " " + v.signum());
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(5, 3) + " " + new BigDecimal(1e-5) + " " + new BigDecimal(new BigInteger("12345"), 2) + " " + new BigDecimal("12345.6789", new MathContext(6)));
        System.out.println(d("12.5").intValue() + " " + d("-12.5").longValue() + " " + d("1e400").doubleValue() + " " + d("0.1").floatValue() + " " + d("1e10").toBigInteger() + " " + d("3.7").movePointLeft(3) + " " + d("3.7").movePointRight(3) + " " + d("3.7").scaleByPowerOfTen(4));
        System.out.println(Arrays.toString(d("17.3").divideAndRemainder(d("5"))) + " " + d("17.3").divideToIntegralValue(d("5")) + " " + d("-1.5").abs() + d("1.5").negate() + d("1").max(d("2")) + d("+3.").plus() + BigDecimal.TEN);
        Runnable[] rs = {() -> d("1").divide(d("3")), () -> d("1").divide(BigDecimal.ZERO), () -> BigDecimal.ZERO.divide(BigDecimal.ZERO), () -> d("1.5").intValueExact(), () -> d("1.25").setScale(1), () -> new BigDecimal(Double.NaN), () -> d("abc"), () -> d("1e99999999999"), () -> d("-1").sqrt(MathContext.DECIMAL32)};
        for (Runnable r : rs) {
            try {
                r.run();
                System.out.println("fine");
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        BigDecimal balance = d("1000.00");
        for (int year = 1; year <= 5; year++) {
            balance = balance.multiply(d("1.035")).setScale(2, RoundingMode.HALF_EVEN);
        }
        System.out.println(balance + " " + MathContext.DECIMAL64 + " " + new MathContext("precision=5 roundingMode=UP"));
    }
}
