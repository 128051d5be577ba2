// DecimalFormat and NumberFormat: patterns, grouping, percent, scientific, rounding modes, parsing, locales.
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Locale;

public class DecimalFormats {
    static final DecimalFormatSymbols ROOT = DecimalFormatSymbols.getInstance(Locale.ROOT);

    static void f(String pattern, Object... values) {
        DecimalFormat d = new DecimalFormat(pattern, ROOT);
        StringBuilder sb = new StringBuilder(pattern + " [" + d.toPattern() + "]");
        for (Object v : values) {
            sb.append(" | ").append(d.format(v));
        }
        System.out.println(sb);
    }

    public static void main(String[] args) throws ParseException {
        f("0", 1.5, 2.5, -0.4, 1234567, Long.MAX_VALUE);
        f("#", 0, 0.5, 12.9, -3);
        f("#,##0.00", 1234567.891, 0, -0.005, 99.995, Double.NaN, Double.NEGATIVE_INFINITY);
        f("000.0##", 1, 12.3456, -7.1);
        f("#.##", 0.125, 0.135, 3, 2.999);
        f("0.00E0", 12345, 0.00012, 0, -1e100);
        f("##0.##E0", 12345, 123456, 0.00123);
        f("00.###E00", 0.00123, 12345);
        f("0.0%", 0.256, 1.5);
        f("0\u2030", 0.0125);
        f("'#'0", 7);
        f("$#,##0.00;($#,##0.00)", 1234.5, -1234.5);
        f("#,####", 123456789);
        f("'it''s' 0", 3);
        f("#,##0.###", new BigDecimal("12345678901234567890.12345"), new java.math.BigInteger("9876543210987654321"));
        for (RoundingMode m : RoundingMode.values()) {
            DecimalFormat d = new DecimalFormat("0.0", ROOT);
            d.setRoundingMode(m);
            try {
                System.out.println(m + " " + d.format(1.25) + " " + d.format(-1.25) + " " + d.format(1.35));
            } catch (ArithmeticException e) {
                System.out.println(m + " " + e.getMessage());
            }
        }
        DecimalFormat p = new DecimalFormat("#,##0.##", ROOT);
        System.out.println(p.parse("1,234.5") + " " + p.parse("-7") + " " + p.parse("12abc") + " " + p.parse("1E3") + " " + p.parse("99999999999999999999") + " " + p.parse("-0").getClass().getSimpleName());
        ParsePosition pos = new ParsePosition(3);
        System.out.println(p.parse("abc42xyz", pos) + " " + pos.getIndex() + " " + p.parse("x", pos = new ParsePosition(0)) + " " + pos.getErrorIndex());
        try {
            p.parse("nothing");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        p.setParseBigDecimal(true);
        p.setMinimumFractionDigits(1);
        p.setPositivePrefix("+");
        p.setGroupingUsed(false);
        System.out.println(p.parse("+123456789012345678901234567890.5") + " " + p.format(1234567) + " " + p.getMaximumFractionDigits());
        System.out.println(NumberFormat.getInstance(Locale.ROOT).format(1234567.8912) + " " + NumberFormat.getIntegerInstance(Locale.ROOT).format(2.5) + " " + NumberFormat.getPercentInstance(Locale.ROOT).format(0.755) + " " + NumberFormat.getCurrencyInstance(Locale.US).format(-1234.5));
        System.out.println(NumberFormat.getInstance(Locale.US).format(1234567.891));
        try {
            new DecimalFormat("0.0.0", ROOT);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        DecimalFormat def = new DecimalFormat("0.###");
        def.setDecimalFormatSymbols(ROOT);
        System.out.println(def.format(Math.PI) + " " + def.getMultiplier() + " " + def.equals(def.clone()));
    }
}
