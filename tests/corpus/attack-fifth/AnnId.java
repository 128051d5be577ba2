// truth: proved because the annotations of a class are kept once (compare-and-set), whoever asks first
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
public class AnnId {
 @Retention(RetentionPolicy.RUNTIME) @interface X { }
 @X static class C {}
 static Object a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = C.class.getAnnotation(X.class); }); async(() -> { b = C.class.getAnnotation(X.class); }); });
 assert a == b;
 }); }
}
