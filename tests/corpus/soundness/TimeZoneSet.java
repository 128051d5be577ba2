// expect: violated
// Which time zone is the default when the second task asks is open.

import static edu.rice.hj.Module2.*;

import java.util.TimeZone;

public class TimeZoneSet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            TimeZone zone = TimeZone.getTimeZone("GMT+01:00");
            TimeZone.setDefault(TimeZone.getTimeZone("GMT+02:00"));
            finish(() -> {
                async(() -> {
                    TimeZone.setDefault(zone);
                });
                async(() -> {
                    assert TimeZone.getDefault().getRawOffset() == 3_600_000;
                });
            });
        });
    }
}
