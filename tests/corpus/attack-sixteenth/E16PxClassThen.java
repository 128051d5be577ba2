// Truth: proved. the first instance initialises the proxy class and with it the interface, the second does nothing.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxClassThen {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxClassThen.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); void m(); }
    public static void main(String[] args) throws Throwable {
        Proxy.getProxyClass(E16PxClassThen.class.getClassLoader(), I.class);
        assert n == 0;
        px(I.class);
        assert n == 1;
        px(I.class);
        assert n == 1;
    }
}
