// Truth: proved. of two interfaces with the same method the first given counts: the other is not initialised.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxTwoSame {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxTwoSame.class.getClassLoader(), c, (p, m, a) -> null); }
    interface A { int Q = b("A"); void m(); }
    interface B { int Q = b("B"); void m(); }
    public static void main(String[] args) throws Throwable {
        px(B.class, A.class);
        assert log.equals("B") : log;
    }
}
