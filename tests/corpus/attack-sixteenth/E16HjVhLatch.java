// Truth: violated. Habanero: the initialiser hands the handle out by a future and waits for another future, which the second task puts after its read.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
import edu.rice.hj.api.*;
import static edu.rice.hj.Module2.*;
public class E16HjVhLatch {
    static final HjDataDrivenFuture<VarHandle> q = newDataDrivenFuture();
    static final HjDataDrivenFuture<Integer> r = newDataDrivenFuture();
    static void hand(Class<?> k) { try { q.put(MethodHandles.privateLookupIn(k, MethodHandles.lookup()).findStaticVarHandle(k, "x", int.class)); } catch (ReflectiveOperationException e) { throw new IllegalStateException(e); } }
    static class C { static int x; static { hand(C.class); x = 1; r.get(); } static void f() { } }
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> { C.f(); });
                async(() -> { int y = (int) q.get().get(); r.put(y); });
            });
        });
    }
}
