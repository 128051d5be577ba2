// Truth: proved. Habanero: the first is joined.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjInArrOk {
    static final AtomicReference<int[]> pub = new AtomicReference<>();
    static class C { static final int[] A = {1, 2}; static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> { async(() -> { pub.setOpaque(C.A); }); });
            finish(() -> { async(() -> { int[] a = pub.getOpaque(); assert a[0] == 1; }); });
        });
    }
}
