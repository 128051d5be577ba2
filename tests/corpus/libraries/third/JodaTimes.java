// jars: joda-time
import org.joda.time.*;
import org.joda.time.format.*;
public class JodaTimes {
    public static void main(String[] arguments) {
        DateTime time = new DateTime(2020, 2, 29, 12, 30, DateTimeZone.UTC);
        System.out.println(time.plusYears(1) + " " + time.dayOfWeek().getAsText(java.util.Locale.ENGLISH) + " " + time.withZone(DateTimeZone.forID("Europe/Berlin")));
        System.out.println(Days.daysBetween(new LocalDate(2000, 1, 1), new LocalDate(2001, 1, 1)).getDays() + " " + new Period(3_723_000L) + " " + PeriodFormat.wordBased(java.util.Locale.ENGLISH).print(new Period(1, 2, 3, 4)));
        System.out.println(DateTimeFormat.forPattern("yyyy/MM/dd EEE").withLocale(java.util.Locale.ENGLISH).print(time) + " " + ISODateTimeFormat.dateTimeParser().withZoneUTC().parseDateTime("2001-02-03T04:05:06Z").getMillis());
        System.out.println(new Interval(time, time.plusHours(5)).toDuration().getStandardHours() + " " + new LocalTime(23, 0).plusHours(2) + " " + time.toLocalDate().dayOfMonth().withMaximumValue());
        try { new LocalDate(2021, 2, 30); } catch (IllegalFieldValueException e) { System.out.println(e.getMessage()); }
    }
}
