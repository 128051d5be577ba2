// Tables and reports with printf: alignment, money, percentages, dates of fixed days, nested formats and repeated use of Formatter.
import java.time.LocalDate;
import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

public class FormatTables {
    record Row(String name, int qty, double price) {
        double total() {
            return qty * price;
        }
    }

    public static void main(String[] args) {
        Row[] rows = {new Row("widget", 12, 3.5), new Row("gadget, large", 3, 1249.999), new Row("ñandú", 100, 0.015), new Row("", 0, -1)};
        String line = "%-15s|%6d|%,12.2f|%(,12.2f|%n";
        System.out.printf(Locale.ROOT, "%-15s|%6s|%12s|%12s|%n", "name", "qty", "price", "total");
        double sum = 0;
        for (Row r : rows) {
            System.out.printf(Locale.ROOT, line, r.name(), r.qty(), r.price(), r.total());
            sum += r.total();
        }
        System.out.printf(Locale.ROOT, "%s%n%38s%,12.2f%n", "-".repeat(48), "sum", sum);
        StringBuilder sb = new StringBuilder();
        try (Formatter f = new Formatter(sb, Locale.ROOT)) {
            for (int i = 1; i <= 5; i++) {
                f.format("%2d^2=%-3d ", i, i * i);
            }
            f.format("%n%1$s %2$08.3f %2$+e", "x", Math.PI);
            System.out.println(f + " " + f.locale().equals(Locale.ROOT));
        }
        Map<String, Integer> votes = new LinkedHashMap<>();
        votes.put("yes", 61);
        votes.put("no", 30);
        votes.put("abstain", 9);
        votes.forEach((k, v) -> System.out.printf(Locale.ROOT, "%-8s %5.1f%% %s%n", k, v * 100.0 / 100, "#".repeat(v / 3)));
        for (int i = 0; i < 3; i++) {
            System.out.println(String.format(Locale.ROOT, "%1$tY-%1$tm-%1$td is a %1$ta, day %1$tj", LocalDate.of(2024, 2, 28).plusDays(i)));
        }
        int width = 12;
        System.out.println(String.format("%" + width + "s|%-" + width + "s|", "dynamic", "width"));
        System.out.println(String.format(Locale.ROOT, "%x %X %#o %c%c %b %h", 48879, 48879, 8, 'o', 107, "s", 42));
        for (int bits = 1; bits <= 256; bits <<= 2) {
            System.out.print(String.format("%10s ", Integer.toBinaryString(bits)).replace(' ', '.'));
        }
        System.out.println();
        System.out.println(String.format(Locale.ROOT, "%s %s %.3s", 1.0f / 3, 1.0 / 3, 1.0 / 3) + " " + String.format(Locale.ROOT, "%.15g|%.0f|%.1f|%5.0f", 0.1, 0.5, 0.25, 1.5));
        try (Formatter closed = new Formatter()) {
            closed.close();
            closed.format("x");
        } catch (java.util.FormatterClosedException e) {
            System.out.println("closed");
        }
    }
}
