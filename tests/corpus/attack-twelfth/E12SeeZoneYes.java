// Truth: violated. It may be set before or behind the look.
import java.util.TimeZone;
import java.util.SimpleTimeZone;

public class E12SeeZoneYes {
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            TimeZone.setDefault(new SimpleTimeZone(7, "E"));
        });
        Thread two = new Thread(() -> {
            shows = TimeZone.getDefault().getRawOffset() == 7;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (shows) throw new AssertionError();
    }
}
