// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. y is in isolated.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrIso {
    static int x, y, r;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { isolated(() -> { y = 2; }); x = 3; });
                isolated(() -> { r = y; });
                if (r == 2) x = 4;
            });
        });
    }
}
