// Truth: proved. unlike a proxy, a lambda does not initialise an interface without default methods.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxLambda {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxLambda.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); void m(); }
    public static void main(String[] args) throws Throwable {
        I i = () -> { };
        i.m();
        assert n == 0;
        px(I.class);
        assert n == 1;
    }
}
