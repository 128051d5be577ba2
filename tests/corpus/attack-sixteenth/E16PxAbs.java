// Truth: proved. making a proxy initialises the interface, though it has no default method (JDK 17: the initialiser of the proxy class calls Class.forName on the interface of each of its methods).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxAbs {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxAbs.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); void m(); }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert n == 1;
    }
}
