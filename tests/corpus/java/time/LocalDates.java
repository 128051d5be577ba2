// LocalDate and LocalTime: construction, arithmetic, comparison, leap years, weeks, adjusters, limits and failures.
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.WeekFields;

public class LocalDates {
    public static void main(String[] args) {
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(d + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear() + " " + d.lengthOfMonth() + " " + d.getMonth() + " " + d.toEpochDay());
        System.out.println(d.plusYears(1) + " " + d.plusMonths(12) + " " + d.minusDays(60) + " " + d.plusWeeks(3) + " " + d.withDayOfMonth(1) + " " + d.withDayOfYear(366) + " " + d.withYear(2023));
        System.out.println(d.with(TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY)) + " " + d.with(TemporalAdjusters.next(DayOfWeek.THURSDAY)) + " " + d.with(TemporalAdjusters.lastDayOfYear()) + " " + d.with(TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY)));
        System.out.println(d.isBefore(LocalDate.MAX) + " " + d.compareTo(LocalDate.of(2024, 3, 1)) + " " + d.equals(LocalDate.parse("2024-02-29")) + " " + d.hashCode() + " " + LocalDate.EPOCH + " " + LocalDate.ofEpochDay(-1) + " " + LocalDate.ofYearDay(2023, 200));
        System.out.println(d.get(ChronoField.ALIGNED_WEEK_OF_MONTH) + " " + d.get(WeekFields.ISO.weekOfWeekBasedYear()) + " " + LocalDate.of(2021, 1, 3).get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + " " + d.range(ChronoField.DAY_OF_MONTH));
        System.out.println(ChronoUnit.DAYS.between(d, LocalDate.of(2025, 1, 1)) + " " + ChronoUnit.MONTHS.between(d, LocalDate.of(2025, 1, 28)) + " " + d.until(LocalDate.of(2030, 6, 15)) + " " + ChronoUnit.WEEKS.between(d, d.minusDays(15)) + " " + ChronoUnit.CENTURIES);
        System.out.println(d.datesUntil(d.plusDays(3)).toList() + " " + LocalDate.MIN + " " + LocalDate.MAX);
        LocalTime t = LocalTime.of(23, 59, 30, 5_000_000);
        System.out.println(t + " " + t.plusSeconds(45) + " " + t.minusHours(25) + " " + t.toSecondOfDay() + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + LocalTime.MIDNIGHT + " " + LocalTime.NOON + " " + LocalTime.MAX + " " + LocalTime.parse("07:08").withNano(1));
        LocalDateTime dt = d.atTime(t);
        System.out.println(dt + " " + dt.plusMinutes(1) + " " + dt.plusHours(1).toLocalDate() + " " + LocalDateTime.of(1999, Month.DECEMBER, 31, 23, 59).plusNanos(60_000_000_001L) + " " + dt.isAfter(d.atStartOfDay()));
        System.out.println(Year.of(2100).isLeap() + " " + YearMonth.of(2024, 2).atEndOfMonth() + " " + MonthDay.of(2, 29).atYear(2023) + " " + DayOfWeek.MONDAY.minus(1) + " " + Month.JANUARY.plus(13) + " " + Month.FEBRUARY.maxLength() + " " + YearMonth.parse("2020-12").plusMonths(1));
        Runnable[] rs = {() -> LocalDate.of(2023, 2, 29), () -> LocalDate.of(2023, 13, 1), () -> LocalTime.of(24, 0), () -> LocalDate.parse("2023-1-1"), () -> LocalDate.MAX.plusDays(1), () -> LocalDate.parse("tomorrow"), () -> d.get(ChronoField.HOUR_OF_DAY), () -> LocalTime.parse("25:00"), () -> d.plus(1, ChronoUnit.HOURS), () -> LocalDate.from(t), () -> DayOfWeek.of(8)};
        for (Runnable r : rs) {
            try {
                r.run();
                System.out.println("fine");
            } catch (DateTimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        int fridays = 0;
        for (LocalDate x = LocalDate.of(2000, 1, 13); x.getYear() < 2010; x = x.plusMonths(1)) {
            fridays += x.getDayOfWeek() == DayOfWeek.FRIDAY ? 1 : 0;
        }
        System.out.println(fridays);
    }
}
