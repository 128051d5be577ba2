// Truth: violated. the failure of the interface's initialiser leaves main.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxFailsNot {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxFailsNot.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = Integer.parseInt("x"); void m(); }
    public static void main(String[] args) throws Throwable {
        px(I.class);
    }
}
