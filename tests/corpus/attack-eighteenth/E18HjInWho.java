// Truth: violated. the initialiser keeps a phase of the task that runs it.
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
public class E18HjInWho {
    static class C { static final boolean d = Thread.currentThread() != null; static int k; static { k = in.get(); } } static final ThreadLocal<Integer> in = ThreadLocal.withInitial(() -> 0);
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> { in.set(3); int y = C.k; });
                async(() -> { int y = C.k; });
            });
            assert C.k == 3;
        });
    }
}
