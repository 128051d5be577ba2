// Truth: proved. both write x under the lock.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16PrSyncOk {
    static int x, y, r;
    static final Object l = new Object();
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    synchronized (l) { y = 2; } synchronized (l) { x = 3; }
                });
                synchronized (l) { r = y; }
                if (r == 2) synchronized (l) { x = 4; }
            });
        });
    }
}
