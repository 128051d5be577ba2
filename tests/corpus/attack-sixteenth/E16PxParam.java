// Truth: proved. the type of a parameter is looked up by Class.forName too and so initialised; that of the elements of an array, of the result and of an exception is not.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxParam {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxParam.class.getClassLoader(), c, (p, m, a) -> null); }
    static class T { static { b("T"); } }
    static class U { static { b("U"); } }
    static class V extends Exception { static { b("V"); } }
    static class W { static { b("W"); } }
    interface I { int Q = b("I"); W m(T t, U[] u, int i) throws V; }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert log.equals("IT") : log;
    }
}
