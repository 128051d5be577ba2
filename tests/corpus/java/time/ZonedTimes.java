// ZonedDateTime, OffsetDateTime and zone rules: UTC, Europe/Paris across daylight changes, fixed offsets, conversions.
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.time.zone.ZoneOffsetTransition;

public class ZonedTimes {
    public static void main(String[] args) {
        ZoneId paris = ZoneId.of("Europe/Paris");
        ZonedDateTime winter = ZonedDateTime.of(2024, 1, 15, 12, 0, 0, 0, paris);
        ZonedDateTime summer = winter.withMonth(7);
        System.out.println(winter + " " + summer + " " + winter.getOffset() + summer.getOffset() + " " + winter.toInstant() + " " + summer.toInstant());
        ZonedDateTime gap = ZonedDateTime.of(LocalDateTime.of(2024, 3, 31, 2, 30), paris);
        ZonedDateTime overlap = ZonedDateTime.of(LocalDateTime.of(2024, 10, 27, 2, 30), paris);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.plusHours(1) + " " + overlap.plusDays(1));
        ZonedDateTime before = ZonedDateTime.of(2024, 3, 30, 12, 0, 0, 0, paris);
        System.out.println(before.plusDays(1) + " " + before.plusHours(24) + " " + Duration.between(before, before.plusDays(1)) + " " + ChronoUnit.DAYS.between(before, before.plusHours(24)));
        ZonedDateTime utc = ZonedDateTime.of(2024, 2, 29, 23, 30, 0, 0, ZoneOffset.UTC);
        System.out.println(utc + " " + utc.withZoneSameInstant(paris) + " " + utc.withZoneSameLocal(paris) + " " + utc.withZoneSameInstant(ZoneId.of("UTC")) + " " + utc.isEqual(utc.withZoneSameInstant(paris)) + utc.equals(utc.withZoneSameInstant(paris)));
        System.out.println(utc.withZoneSameInstant(ZoneId.of("America/New_York")) + " " + utc.withZoneSameInstant(ZoneId.of("Asia/Kolkata")) + " " + utc.withZoneSameInstant(ZoneId.of("Australia/Lord_Howe")));
        OffsetDateTime o = OffsetDateTime.of(2024, 5, 5, 10, 0, 0, 0, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(o + " " + o.withOffsetSameInstant(ZoneOffset.UTC) + " " + o.toEpochSecond() + " " + o.compareTo(OffsetDateTime.parse("2024-05-05T06:00:00+01:30")) + " " + ZoneOffset.of("-07:00").getTotalSeconds());
        System.out.println(paris.getRules().isDaylightSavings(summer.toInstant()) + " " + paris.getRules().getStandardOffset(Instant.EPOCH) + " " + paris.getRules().getOffset(LocalDateTime.of(1940, 1, 1, 0, 0)) + " " + paris.getRules().isValidOffset(gap.toLocalDateTime(), ZoneOffset.ofHours(1)));
        ZoneOffsetTransition t = paris.getRules().nextTransition(Instant.parse("2024-01-01T00:00:00Z"));
        System.out.println(t + " " + t.isGap() + " " + t.getDuration() + " " + paris.getRules().previousTransition(Instant.parse("2024-01-01T00:00:00Z")).getDateTimeBefore() + " " + paris.getRules().nextTransition(Instant.parse("2050-01-01T00:00:00Z")).getInstant());
        System.out.println(ZonedDateTime.parse("2024-06-01T10:15:30+02:00[Europe/Paris]") + " " + ZonedDateTime.parse("2024-06-01T10:15:30Z") + " " + LocalDate.of(2024, 3, 31).atStartOfDay(paris) + " " + ZonedDateTime.ofInstant(Instant.EPOCH, paris));
        for (String id : new String[] {"Z", "+2", "UTC+01:30", "GMT", "Mars/Phobos", "+25:00", "??"}) {
            try {
                ZoneId z = ZoneId.of(id);
                System.out.println(id + " " + z + " " + z.normalized() + " " + z.getRules().isFixedOffset());
            } catch (DateTimeException e) {
                System.out.println(id + " " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        System.out.println(winter.hashCode() == ZonedDateTime.of(2024, 1, 15, 12, 0, 0, 0, paris).hashCode());
    }
}
