// Formatting with locales whose data lives outside the base module: numbers, months, currency and case of German, French and Turkish.
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.format.DateTimeFormatter;
import java.time.format.TextStyle;
import java.util.Locale;

public class LocaleData {
    public static void main(String[] args) {
        Locale turkish = new Locale("tr", "TR");
        System.out.println("TITLE".toLowerCase(turkish) + " " + "title".toUpperCase(turkish) + " " + "TITLE".toLowerCase(Locale.ROOT));
        System.out.println(NumberFormat.getInstance(Locale.US).format(1234567.891));
        System.out.println(NumberFormat.getInstance(Locale.GERMANY).format(1234567.891));
        System.out.println(String.format(Locale.GERMANY, "%,.2f %d", 1234567.891, 42) + " " + String.format(Locale.US, "%,.2f", 1234567.891));
        System.out.println(DecimalFormatSymbols.getInstance(Locale.GERMANY).getDecimalSeparator() + " " + DecimalFormatSymbols.getInstance(Locale.US).getGroupingSeparator());
        for (Locale l : new Locale[] {Locale.ENGLISH, Locale.GERMAN, Locale.FRENCH}) {
            System.out.println(l + " " + Month.MARCH.getDisplayName(TextStyle.FULL, l) + " " + DayOfWeek.MONDAY.getDisplayName(TextStyle.SHORT, l) + " "
                + DateTimeFormatter.ofPattern("EEEE d MMMM yyyy", l).format(LocalDate.of(2024, 2, 29)));
        }
        System.out.println(Locale.GERMANY + " " + Locale.GERMANY.toLanguageTag() + " " + Locale.forLanguageTag("pt-BR").getCountry() + " " + Locale.FRANCE.getISO3Country());
        System.out.println(NumberFormat.getPercentInstance(Locale.GERMANY).format(0.25).replace('\u00a0', '_'));
    }
}
