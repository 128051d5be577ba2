// Duration, Period and Instant: parsing, arithmetic, normalisation, negative values, text forms, units between.
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.temporal.ChronoUnit;

public class DurationsAndPeriods {
    public static void main(String[] args) {
        for (Duration d : new Duration[] {Duration.ZERO, Duration.ofSeconds(3661), Duration.ofMillis(-1500), Duration.ofDays(2).plusHours(3), Duration.ofNanos(1), Duration.ofSeconds(-1, 1), Duration.ofMinutes(-90), Duration.ofSeconds(0, -1_000_000_000L), Duration.ofHours(25).plusNanos(5)}) {
            System.out.println(d + " " + d.getSeconds() + " " + d.getNano() + " " + d.toMillis() + " " + d.toHours() + " " + d.toDaysPart() + "d" + d.toHoursPart() + "h" + d.toMinutesPart() + "m" + d.toSecondsPart() + "s" + d.toMillisPart() + " " + d.isNegative() + " " + d.negated() + " " + d.abs() + " " + d.multipliedBy(3) + " " + d.dividedBy(2));
        }
        for (String s : new String[] {"PT1H30M", "P1DT-2H", "-PT0.5S", "PT36H", "P2D", "pt5s", "PT", "P1Y", "1H"}) {
            try {
                System.out.println(s + " " + Duration.parse(s));
            } catch (java.time.DateTimeException e) {
                System.out.println(s + " " + e.getMessage());
            }
        }
        System.out.println(Duration.between(LocalTime.of(10, 0), LocalTime.of(9, 30)) + " " + Duration.between(LocalDateTime.of(2024, 1, 1, 0, 0), LocalDateTime.of(2024, 3, 1, 12, 0)).toHours() + " " + Duration.ofSeconds(100).compareTo(Duration.ofMinutes(2)) + " " + Duration.ofSeconds(125).truncatedTo(ChronoUnit.MINUTES) + " " + Duration.ofMinutes(10).dividedBy(Duration.ofSeconds(90)) + " " + Duration.of(3, ChronoUnit.HALF_DAYS));
        for (Period p : new Period[] {Period.ZERO, Period.of(1, 14, -3), Period.ofWeeks(3), Period.ofMonths(-25), Period.between(LocalDate.of(2020, 2, 29), LocalDate.of(2024, 1, 1)), Period.between(LocalDate.of(2024, 3, 31), LocalDate.of(2024, 2, 29))}) {
            System.out.println(p + " " + p.normalized() + " " + p.toTotalMonths() + " " + p.isNegative() + " " + p.negated() + " " + p.multipliedBy(2) + " " + p.plusDays(10) + " " + LocalDate.of(2024, 1, 31).plus(p) + " " + p.getUnits());
        }
        System.out.println(Period.parse("P1Y2M3W4D") + " " + Period.parse("-P1M") + " " + Period.of(1, 0, 0).equals(Period.of(0, 12, 0)) + " " + Period.of(1, 2, 3).hashCode());
        Instant i = Instant.ofEpochSecond(1_700_000_000L, 123_456_789);
        System.out.println(i + " " + i.plusMillis(900) + " " + i.minus(1, ChronoUnit.DAYS) + " " + i.truncatedTo(ChronoUnit.HOURS) + " " + i.toEpochMilli() + " " + Instant.EPOCH + " " + Instant.parse("2024-02-29T12:00:00.5Z").getEpochSecond() + " " + i.isAfter(Instant.EPOCH) + " " + Instant.MIN + " " + Instant.ofEpochMilli(-1));
        System.out.println(ChronoUnit.MINUTES.between(Instant.EPOCH, i) + " " + i.until(Instant.EPOCH, ChronoUnit.DAYS) + " " + Duration.between(Instant.EPOCH, i) + " " + i.hashCode());
        try {
            Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            i.plus(1, ChronoUnit.MONTHS);
        } catch (java.time.temporal.UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Instant.MAX.plusNanos(1);
        } catch (java.time.DateTimeException e) {
            System.out.println(e.getMessage());
        }
    }
}
