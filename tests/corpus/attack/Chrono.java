// truth: violated: (assertion) the number of proxies: two equal interfaces get one class whoever is first
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class Chrono {
 interface I { } static Class<?> a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.lang.reflect.InvocationHandler h = (p, m, x) -> null;
 finish(() -> { async(() -> { a = java.lang.reflect.Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[] { I.class }, h).getClass(); }); async(() -> { b = java.lang.reflect.Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[] { I.class }, h).getClass(); }); });
 assert a != b;
 }); }
}
