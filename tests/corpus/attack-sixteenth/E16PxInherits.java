// Truth: proved. the method is looked up in the interface that was given, not in the one that declares it: B is initialised, A is not.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxInherits {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxInherits.class.getClassLoader(), c, (p, m, a) -> null); }
    interface A { int Q = b("A"); void m(); }
    interface B extends A { int Q = b("B"); }
    public static void main(String[] args) throws Throwable {
        px(B.class);
        assert log.equals("B") : log;
    }
}
