// truth: proved because two tasks compare annotations: equals and hashCode of the proxies read values that never change
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
public class AnnEq {
 @Retention(RetentionPolicy.RUNTIME) @interface X { int value() default 4; String[] s() default {"q"}; }
 @X static class A {} @X static class B {}
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { assert A.class.getAnnotation(X.class).equals(B.class.getAnnotation(X.class)); }); async(() -> { assert A.class.getAnnotation(X.class).hashCode() == B.class.getAnnotation(X.class).hashCode(); }); });
 }); }
}
