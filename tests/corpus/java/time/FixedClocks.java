// Clocks that do not move by themselves: fixed, offset and tick clocks drive dates, times and a simulated schedule.
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.PriorityQueue;

public class FixedClocks {
    static class Manual extends Clock {
        private Instant now = Instant.EPOCH;

        void advance(Duration d) {
            now = now.plus(d);
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return Clock.fixed(now, zone);
        }

        @Override
        public Instant instant() {
            return now;
        }
    }

    record Event(Instant at, String name) implements Comparable<Event> {
        public int compareTo(Event o) {
            return at.equals(o.at) ? name.compareTo(o.name) : at.compareTo(o.at);
        }
    }

    public static void main(String[] args) {
        Clock fixed = Clock.fixed(Instant.parse("2024-02-29T22:30:00.987654321Z"), ZoneOffset.UTC);
        System.out.println(LocalDate.now(fixed) + " " + LocalTime.now(fixed) + " " + LocalDateTime.now(fixed) + " " + Instant.now(fixed) + " " + Year.now(fixed) + " " + fixed.millis());
        System.out.println(ZonedDateTime.now(fixed.withZone(ZoneId.of("Europe/Paris"))) + " " + fixed);
        Clock ahead = Clock.offset(fixed, Duration.ofHours(3));
        System.out.println(LocalDateTime.now(ahead) + " " + ahead.getZone() + " " + ahead.equals(Clock.offset(fixed, Duration.ofHours(3))));
        System.out.println(Clock.tick(fixed, Duration.ofMinutes(7)).instant() + " " + Clock.tick(fixed, Duration.ofSeconds(1)).instant() + " " + Clock.tick(fixed, Duration.ofMillis(1)).millis());
        Manual manual = new Manual();
        PriorityQueue<Event> queue = new PriorityQueue<>();
        queue.add(new Event(Instant.EPOCH.plusSeconds(5), "five"));
        queue.add(new Event(Instant.EPOCH.plusSeconds(1), "one"));
        queue.add(new Event(Instant.EPOCH.plusSeconds(5), "also five"));
        queue.add(new Event(Instant.EPOCH.plus(Duration.ofDays(1)), "tomorrow"));
        for (int step = 0; !queue.isEmpty() && step < 100; step++) {
            while (!queue.isEmpty() && !queue.peek().at().isAfter(manual.instant())) {
                Event e = queue.poll();
                System.out.println(LocalDateTime.now(manual) + " " + e.name());
                if (e.name().equals("one")) {
                    queue.add(new Event(manual.instant().plusSeconds(2), "follow up"));
                }
            }
            manual.advance(step < 8 ? Duration.ofSeconds(1) : Duration.ofHours(1));
        }
        System.out.println(manual.withZone(ZoneId.of("Asia/Tokyo")).instant() + " " + LocalTime.now(manual.withZone(ZoneId.of("Asia/Tokyo"))));
    }
}
