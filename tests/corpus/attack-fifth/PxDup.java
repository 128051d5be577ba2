// truth: proved because of a method in two interfaces the handler gets that of the first in the list; toString is Object's
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import edu.rice.hj.api.*;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.lang.annotation.*;
import java.math.*;
import java.net.URI;
import java.text.*;
import java.time.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.regex.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class PxDup {
 interface A { int f(); String toString(); } interface B { int f(); }
 static Class<?> c1, c2, c3;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Class<?>[] got = new Class[1]; Object p = Proxy.newProxyInstance(PxDup.class.getClassLoader(), new Class[]{A.class, B.class}, (a, m, b) -> { got[0] = m.getDeclaringClass(); return m.getName().equals("f") ? (Object) 1 : "t"; });
  ((A) p).f(); c1 = got[0]; ((B) p).f(); c2 = got[0]; ((A) p).toString(); c3 = got[0]; }); });
 assert c1 == A.class : c1; assert c2 == A.class : c2; assert c3 == Object.class : c3;
 }); }
}
