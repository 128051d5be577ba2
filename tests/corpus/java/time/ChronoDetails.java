// Calendar details: week rules, quarters, Julian fields, other chronologies, temporal queries, value ranges and custom adjusters.
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.chrono.IsoChronology;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalQueries;
import java.time.temporal.WeekFields;
import java.util.Map;
import java.util.TreeMap;

public class ChronoDetails {
    static LocalDate easter(int year) {
        int a = year % 19;
        int b = year / 100;
        int c = year % 100;
        int d = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int e = (32 + 2 * (b % 4) + 2 * (c / 4) - d - c % 4) % 7;
        int f = d + e - 7 * ((a + 11 * d + 22 * e) / 451) + 114;
        return LocalDate.of(year, f / 31, f % 31 + 1);
    }

    public static void main(String[] args) {
        for (int y : new int[] {1999, 2016, 2024, 2038}) {
            System.out.println(y + " " + easter(y) + " " + LocalDate.of(y, 1, 1).getDayOfWeek() + " weeks " + IsoFields.WEEK_OF_WEEK_BASED_YEAR.rangeRefinedBy(LocalDate.of(y, 6, 1)).getMaximum());
        }
        for (String s : new String[] {"2020-12-31", "2021-01-01", "2021-01-04", "2024-12-30", "2026-01-01"}) {
            LocalDate d = LocalDate.parse(s);
            System.out.println(s + " W" + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR) + "/" + d.get(IsoFields.WEEK_BASED_YEAR) + " Q" + d.get(IsoFields.QUARTER_OF_YEAR) + "." + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.get(WeekFields.SUNDAY_START.weekOfYear()) + " " + d.getLong(JulianFields.JULIAN_DAY) + " " + d.get(ChronoField.EPOCH_DAY.getBaseUnit() == ChronoUnit.DAYS ? ChronoField.DAY_OF_WEEK : ChronoField.YEAR));
        }
        LocalDate d = LocalDate.of(2024, 2, 29);
        System.out.println(ThaiBuddhistDate.from(d) + " " + MinguoDate.from(d) + " " + JapaneseDate.from(d) + " " + IsoChronology.INSTANCE.isLeapYear(2000) + " " + d.getEra());
        TemporalAdjuster payday = t -> {
            LocalDate x = LocalDate.from(t).with(TemporalAdjusters.lastDayOfMonth());
            return x.getDayOfWeek().getValue() > 5 ? x.with(TemporalAdjusters.previous(DayOfWeek.FRIDAY)) : x;
        };
        for (int m = 1; m <= 12; m += 3) {
            System.out.print(LocalDate.of(2024, m, 10).with(payday) + " ");
        }
        System.out.println();
        LocalDateTime dt = LocalDateTime.of(2024, 2, 29, 13, 45, 59, 123456789);
        System.out.println(dt.query(TemporalQueries.precision()) + " " + dt.query(TemporalQueries.localTime()) + " " + dt.query(TemporalQueries.zone()) + " " + dt.isSupported(ChronoField.OFFSET_SECONDS));
        for (ChronoField f : new ChronoField[] {ChronoField.NANO_OF_DAY, ChronoField.CLOCK_HOUR_OF_AMPM, ChronoField.AMPM_OF_DAY, ChronoField.PROLEPTIC_MONTH, ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH, ChronoField.MILLI_OF_SECOND}) {
            System.out.print(f + "=" + dt.getLong(f) + " " + f.range() + "; ");
        }
        System.out.println();
        for (ChronoUnit u : new ChronoUnit[] {ChronoUnit.NANOS, ChronoUnit.MILLIS, ChronoUnit.HOURS, ChronoUnit.HALF_DAYS, ChronoUnit.DECADES}) {
            System.out.print(u + " " + u.getDuration() + " " + u.isDateBased() + " " + u.between(LocalDateTime.of(2000, 1, 1, 0, 0), dt) + "; ");
        }
        System.out.println();
        System.out.println(OffsetTime.of(LocalTime.NOON, ZoneOffset.ofHours(-5)).withOffsetSameInstant(ZoneOffset.UTC) + " " + dt.with(ChronoField.MICRO_OF_SECOND, 5) + " " + dt.with(DayOfWeek.MONDAY).toLocalDate() + " " + d.with(IsoFields.QUARTER_OF_YEAR, 4));
        Map<DayOfWeek, Integer> firsts = new TreeMap<>();
        for (LocalDate x = LocalDate.of(2000, 1, 1); x.isBefore(LocalDate.of(2024, 1, 1)); x = x.plusMonths(1)) {
            firsts.merge(x.getDayOfWeek(), 1, Integer::sum);
        }
        System.out.println(firsts);
    }
}
