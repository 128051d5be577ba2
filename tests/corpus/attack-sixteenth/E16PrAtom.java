// Truth: violated. main touches x only in schedules in which it has seen y == 2: then the task may still stand before x = 3. y is an AtomicInteger.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrAtom {
    static final AtomicInteger y = new AtomicInteger();
    static int x;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    y.set(2); x = 3;
                });
                if (y.get() == 2) x = 4;
            });
        });
    }
}
