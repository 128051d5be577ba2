// Truth: proved. an overridden default method: A is initialised first, for its default method, then B.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxRedef {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxRedef.class.getClassLoader(), c, (p, m, a) -> null); }
    interface A { int Q = b("A"); default void m() { } }
    interface B extends A { int Q = b("B"); void m(); }
    public static void main(String[] args) throws Throwable {
        px(B.class);
        assert log.equals("AB") : log;
    }
}
