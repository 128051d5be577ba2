// truth: proved because the frame above the deepest may find the class initialised, failed or not; all Errors are caught, and the class is never seen half made
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
class SoInit2D { static int v; static { int a = 1, b = 2, c = 3; v = f(a, b, c); } static int f(int a, int b, int c) { return g(a + b, c) + 1; } static int g(int a, int b) { return a + b; } }
@SuppressWarnings("all")
public class SoInit2 {
 static int bad;
 static void rec(int n) { try { rec(n + 1); } catch (StackOverflowError e) { if (SoInit2D.v != 7) bad++; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { rec(0); } catch (Error e) { } }); });
 boolean failed = false; try { if (SoInit2D.v != 7) bad++; } catch (NoClassDefFoundError e) { failed = true; }
 assert bad == 0 : bad;
 }); }
}
