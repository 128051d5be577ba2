// Truth: violated. Habanero: one task makes a proxy, which initialises I and writes n; the other reads n.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjPx {
    static int n;
    static int b() { n++; return 1; }
    interface I { int Q = b(); void m(); }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16HjPx.class.getClassLoader(), c, (p, m, a) -> null); }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { px(I.class); });
                async(() -> { int y = n; });
            });
        });
    }
}
