// truth: violated: (assertion) names of proxy classes are numbered in the order in which they are made
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
public class ProxyNum {
 interface I1 { } interface I2 { }
 static String a, b;
 public static void main(String[] args){ launchHabaneroApp(() -> {
 java.lang.reflect.InvocationHandler h = (p, m, x) -> null;
 finish(() -> {
   async(() -> { a = java.lang.reflect.Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[] { I1.class }, h).getClass().getName(); });
   async(() -> { b = java.lang.reflect.Proxy.newProxyInstance(ClassLoader.getSystemClassLoader(), new Class<?>[] { I2.class }, h).getClass().getName(); });
 });
 assert a.compareTo(b) < 0;
 }); }
}
