// Truth: proved. equals, hashCode and toString are looked up in Object: the interface is not initialised.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxObjMeth {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxObjMeth.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); boolean equals(Object o); int hashCode(); String toString(); }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert n == 0;
    }
}
