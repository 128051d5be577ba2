// Truth: proved. an interface without methods is not initialised: no default method (JVMS 5.5, step 7) and no method to look up.
import java.util.*;
import java.util.function.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.lang.invoke.*;
import java.lang.reflect.*;
public class E16PxMarker {
    static String log = ""; static int n;
    static int b(String s) { log += s; n++; return 1; }
    static Object px(Class<?>... c) { return Proxy.newProxyInstance(E16PxMarker.class.getClassLoader(), c, (p, m, a) -> null); }
    interface I { int Q = b("I"); }
    public static void main(String[] args) throws Throwable {
        px(I.class);
        assert n == 0;
    }
}
