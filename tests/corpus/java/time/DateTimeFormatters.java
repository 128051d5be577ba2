// DateTimeFormatter: patterns, ISO constants, optional parts, builders, strict and lenient resolving, parse failures.
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.format.SignStyle;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Locale;

public class DateTimeFormatters {
    static DateTimeFormatter f(String p) {
        return DateTimeFormatter.ofPattern(p, Locale.ROOT);
    }

    public static void main(String[] args) {
        ZonedDateTime z = ZonedDateTime.of(2024, 2, 9, 15, 4, 5, 678_900_000, ZoneId.of("Europe/Paris"));
        for (String p : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "d/M/yy", "EEE EEEE E", "MMM MMMM L", "h:mm a", "D Q w e", "k K n A N", "VV xxx XXX Z O", "uuuu G", "'quoted' yyyy ''", "HH[:mm]", "ppppd"}) {
            System.out.println(p + " -> " + f(p).format(z));
        }
        System.out.println(DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", Locale.ENGLISH).format(z) + " " + DateTimeFormatter.ofPattern("EEE d MMM", Locale.US).format(z));
        System.out.println(DateTimeFormatter.ISO_LOCAL_DATE.format(z) + " " + DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_INSTANT.format(z) + " " + DateTimeFormatter.BASIC_ISO_DATE.format(z) + " " + DateTimeFormatter.ISO_WEEK_DATE.format(z) + " " + DateTimeFormatter.ISO_ORDINAL_DATE.format(z) + " " + DateTimeFormatter.RFC_1123_DATE_TIME.format(z) + " " + DateTimeFormatter.ISO_ZONED_DATE_TIME.format(z));
        System.out.println(LocalDate.parse("05 03 2021", f("dd MM yyyy")) + " " + LocalTime.parse("3:07 PM", DateTimeFormatter.ofPattern("h:mm a", Locale.ENGLISH)) + " " + LocalDateTime.parse("20240101T0203", f("yyyyMMdd'T'HHmm")) + " " + LocalDate.parse("9 Feb 2024", DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH)));
        DateTimeFormatter b = new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('|').appendValue(ChronoField.MONTH_OF_YEAR, 2).optionalStart().appendLiteral('|').appendValue(ChronoField.DAY_OF_MONTH).optionalEnd().parseDefaulting(ChronoField.DAY_OF_MONTH, 1).parseCaseInsensitive().toFormatter(Locale.ROOT);
        System.out.println(LocalDate.parse("2024|05", b) + " " + LocalDate.parse("2024|05|17", b) + " " + b.format(LocalDate.of(12345, 6, 7)));
        DateTimeFormatter frac = new DateTimeFormatterBuilder().appendPattern("HH:mm:ss").appendFraction(ChronoField.NANO_OF_SECOND, 0, 6, true).appendText(ChronoField.AMPM_OF_DAY, TextStyle.SHORT).toFormatter(Locale.ROOT);
        System.out.println(frac.format(z) + " " + frac.format(LocalTime.NOON));
        for (ResolverStyle style : ResolverStyle.values()) {
            try {
                System.out.println(style + " " + LocalDate.parse("2023-02-31", DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(style)));
            } catch (DateTimeException e) {
                System.out.println(style + " " + e.getMessage());
            }
        }
        String[][] bad = {{"2024-1-1", "yyyy-MM-dd"}, {"2024-01-01x", "yyyy-MM-dd"}, {"", "yyyy"}, {"25", "HH"}, {"12", "MM"}};
        for (String[] c : bad) {
            try {
                System.out.println(LocalDate.parse(c[0], f(c[1])));
            } catch (DateTimeException e) {
                System.out.println(e.getMessage());
            }
        }
        for (String p : new String[] {"yyyy-bb", "'open", "yyyyyyyyyyyyyyyyyyyyy", "[a", "{"}) {
            try {
                f(p);
                System.out.println(p + " fine");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            f("HH:mm").format(LocalDate.EPOCH);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(f("yyyy-MM-dd'T'HH[:mm[:ss]]"));
    }
}
