// truth: proved because two tasks ask one Method for its annotation: the map is kept in a volatile field
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
public class MthAnn {
 @Retention(RetentionPolicy.RUNTIME) @interface X { int value() default 4; String[] s() default {"q"}; }
 @X public static void f() { }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Method m; try { m = MthAnn.class.getMethod("f"); } catch (NoSuchMethodException e) { throw new Error(e); }
 finish(() -> { async(() -> { assert m.getAnnotation(X.class).value() == 4; }); async(() -> { assert m.getAnnotation(X.class).s()[0].equals("q"); }); });
 }); }
}
