// Truth: proved. getProxyClass makes the class and does not initialise it.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxClassOnly {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxClassOnly.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); void m(); }
    public static void main(String[] args) throws Throwable {
        Proxy.getProxyClass(E16PxClassOnly.class.getClassLoader(), I.class);
        assert n == 0;
    }
}
