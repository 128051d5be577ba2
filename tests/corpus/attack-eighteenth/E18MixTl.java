// Truth: violated. a thread-local variable of a task: two tasks may run on one worker... a future reads what another task of the same worker left: not defined, here each task counts as one thread.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E18MixTl {
    static final ThreadLocal<int[]> tl = ThreadLocal.withInitial(() -> new int[1]); static int[] sh;
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { sh = tl.get(); }); async(() -> { int[] a = sh; if (a != null) a[0]++; }); });
        });
    }
}
