// Truth: proved. two interfaces with default methods are initialised in the order given.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxTwoOrder {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxTwoOrder.class.getClassLoader(), c, (p, m, a) -> null); }
    interface A { int Q = b("A"); default int q() { return 1; } }
    interface B { int Q = b("B"); default int r() { return 1; } }
    public static void main(String[] args) throws Throwable {
        px(B.class, A.class);
        assert log.equals("BA") : log;
    }
}
