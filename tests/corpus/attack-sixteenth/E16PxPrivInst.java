// Truth: proved. a private instance method makes it an interface that is initialised with its class (JVMS 5.5, step 7: neither abstract nor static).
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxPrivInst {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxPrivInst.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); private void s() { } }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert n == 1;
    }
}
