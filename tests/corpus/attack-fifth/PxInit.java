// truth: proved because making the first proxy initialises its class, and so the interface with a default method (JVMS 5.5)
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
public class PxInit {
 static int w;
 static int set() { w = 5; return 1; }
 interface I { int K = PxInit.set(); default void d() {} void r(); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { Object p = Proxy.newProxyInstance(PxInit.class.getClassLoader(), new Class[]{I.class}, (a, m, b) -> null); }); });
 assert w == 5;
 }); }
}
