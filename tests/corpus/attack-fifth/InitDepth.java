// truth: violated assertion because the initialiser looks at the stack of whoever runs it
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
public class InitDepth {
 static class C { static final int d = new Throwable().getStackTrace().length; }
 static int deep(int n) { return n == 0 ? C.d : deep(n - 1); }
 static int a, b;
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = C.d; }); async(() -> { b = deep(5); }); });
 int[] own = new int[1]; finish(() -> { async(() -> { own[0] = new Throwable().getStackTrace().length; }); });
 assert a <= own[0] + 1 : a;
 }); }
}
