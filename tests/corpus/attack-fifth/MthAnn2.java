// truth: proved because two tasks look the method up themselves and ask for its annotations and parameters
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
public class MthAnn2 {
 @Retention(RetentionPolicy.RUNTIME) @interface X { int value() default 4; }
 @X public static void f(int a, String b) { }
 static void ask() { try { Method m = MthAnn2.class.getMethod("f", int.class, String.class); assert m.isAnnotationPresent(X.class) && m.getParameters().length == 2 && m.getParameterCount() == 2; } catch (NoSuchMethodException e) { throw new Error(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> ask()); async(() -> ask()); });
 }); }
}
