// String.format with every conversion: b h s c d o x e f g a t n %, with widths, precisions, indexes and upper case.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Calendar;
import java.util.Formattable;
import java.util.Formatter;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class FormatConversions {
    static class Fmt implements Formattable {
        public void formatTo(Formatter f, int flags, int width, int precision) {
            f.format("<%d,%d,%d>", flags, width, precision);
        }
    }

    static void p(String fmt, Object... args) {
        System.out.println("[" + String.format(Locale.ROOT, fmt, args) + "]");
    }

    public static void main(String[] args) {
        p("%b %B %b %b %5b %-6b| %.1b", true, false, null, "x", true, true, true);
        p("%h %H %h %h", "hello", 255, null, 'a');
        p("%s %S %10s %-10s| %.3s %10.2s %s", "text", "upper", "right", "left", "truncate", "both", null);
        p("%s %S %5s", new Fmt(), new Fmt(), new Fmt());
        p("%-8.3s|%#s", new Fmt(), new Fmt());
        p("%c %C %5c %-5c| %c %c %c", 'a', 'b', 'c', 'd', 65, 0x1F600, (byte) 66);
        p("%d %5d %-5d| %05d %+d %(d %,d % d", 42, 42, 42, 42, 42, -42, 1234567, 42);
        p("%d %d %d %d %d", (byte) -1, (short) 300, 1L << 40, new BigInteger("123456789012345678901234567890"), Integer.MIN_VALUE);
        p("%,d %,015d %+,d %(,d", -1234567, 1234567, 7654321, -9876543);
        p("%o %#o %o %o", 8, 8, -1, 1L << 40);
        p("%x %X %#x %08x %x %x %x", 255, 255, 255, 255, -1, (byte) -1, -1L);
        p("%x %d %+x", new BigInteger("-255"), new BigInteger("-255"), new BigInteger("255"));
        p("%e %E %.2e %12.3e %-12.1e| %+.0e %#.0e", 12345.678, 0.00012345, 12345.678, 1e100, 1e-10, 5.5, 5.5);
        p("%f %.2f %10.3f %-10.1f| %+.1f %010.2f %,.2f %(.2f %.0f %#.0f", 3.14159, 2.675, 1234.5, 1.25, 1.0, -3.14159, 1234567.891, -5.5, 2.5, 3.0);
        p("%g %g %g %g %.3g %G %,g", 0.0001, 0.00001, 123456.0, 1234567.0, 1234.5, 1e-20, 12345.678);
        p("%a %A %a %a %.2a %a", 1.0, 255.5, 0.1, -0.0, 3.14159, Double.MIN_VALUE);
        p("%f %e %g %a %5.1f %(f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.NaN, Double.NaN, Double.NEGATIVE_INFINITY);
        p("%f %.3f %e %g %s", new BigDecimal("12345678901234567890.123456789"), new BigDecimal("0.0005"), new BigDecimal("123456"), new BigDecimal("0.1"), new BigDecimal("1E+10"));
        p("%f %s %.1f %e", 1.5f, 1.1f, 0.25f, 1e-5f);
        p("%n%%%5%%-5%|");
        p("%2$s %1$s %<s %s %s", "one", "two");
        p("%3$d %1$05d %2$x", 1, 255, 3);
        Calendar c = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.clear();
        c.set(2024, Calendar.FEBRUARY, 29, 15, 4, 5);
        c.set(Calendar.MILLISECOND, 678);
        p("%tY-%<tm-%<td %<tH:%<tM:%<tS.%<tL %<tN", c);
        p("%tF %<tT %<tR %<tD %<tr %<tc", c);
        p("%tB %<tb %<th %<tA %<ta %<tC %<ty %<tj %<te %<tk %<tI %<tl %<tp %<tZ %<tz %<ts %<tQ %<Tp", c);
        p("%tY %<tj %<tA", java.time.LocalDate.of(2023, 12, 31));
        p("%tT.%<tL", java.time.LocalTime.of(1, 2, 3, 4_000_000));
        p("%s %s %s", new int[0].length, java.util.List.of(1, 2), java.util.Map.of("k", "v"));
        System.out.printf("%s %d%n", "printf", 5);
    }
}
