// Truth: proved. a static method is none of the proxy's.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxStaticOnly {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxStaticOnly.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); static void s() { } }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert n == 0;
        I.s();
        assert n == 1;
    }
}
