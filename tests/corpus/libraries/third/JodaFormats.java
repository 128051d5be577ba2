// jars: joda-time
import java.util.Locale;
import org.joda.time.*;
import org.joda.time.chrono.*;
import org.joda.time.format.*;
public class JodaFormats {
    public static void main(String[] arguments) {
        DateTimeFormatter built = new DateTimeFormatterBuilder().appendYear(4, 4).appendLiteral('.').appendDayOfYear(3).appendLiteral(' ').appendMonthOfYearText().appendOptional(DateTimeFormat.forPattern(" HH").getParser()).toFormatter().withLocale(Locale.GERMAN).withZoneUTC();
        System.out.println(built.print(0L) + " " + ISOWeekDate());
        PeriodFormatter hours = new PeriodFormatterBuilder().appendHours().appendSuffix("h").appendSeparator(" ").appendMinutes().appendSuffix(" minute", " minutes").toFormatter();
        System.out.println(hours.print(new Period(3, 1, 0, 0)) + " " + hours.parsePeriod("2h 5 minutes"));
        DateTime berlin = new DateTime(2021, 3, 28, 1, 59, DateTimeZone.forID("Europe/Berlin"));
        System.out.println(berlin.plusMinutes(1) + " " + berlin.getZone().nextTransition(berlin.getMillis()) + " " + berlin.dayOfWeek().roundCeilingCopy());
        System.out.println(new LocalDate(2021, 1, 1, BuddhistChronology.getInstanceUTC()).getYear() + " " + new DateTime(0, CopticChronology.getInstanceUTC()) + " " + new DateTime(0, IslamicChronology.getInstanceUTC()).getYear());
        try { DateTimeFormat.forPattern("yyyy-MM-dd").parseDateTime("2021-13-01"); } catch (IllegalFieldValueException e) { System.out.println(e.getMessage()); }
        try { new LocalDateTime(2021, 3, 28, 2, 30).toDateTime(DateTimeZone.forID("Europe/Berlin")); } catch (IllegalInstantException e) { System.out.println(e.getMessage()); }
        System.out.println(Weeks.weeksBetween(new LocalDate(2021, 1, 1), new LocalDate(2021, 12, 31)) + " " + new MutableDateTime(0, DateTimeZone.UTC).toString("E d MMM", Locale.FRENCH) + " " + Seconds.seconds(5));
    }
    static String ISOWeekDate() { return ISODateTimeFormat.weekDate().print(new LocalDate(2021, 1, 3)); }
}
