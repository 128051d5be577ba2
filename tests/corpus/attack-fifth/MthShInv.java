// truth: proved because two tasks invoke one Method object
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
public class MthShInv {
 public static int f(int a) { return a + 1; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 Method m; try { m = MthShInv.class.getMethod("f", int.class); } catch (NoSuchMethodException e) { throw new Error(e); }
 finish(() -> { for (int i = 0; i < 2; i++) { int k = i; async(() -> { try { assert (Integer) m.invoke(null, k) == k + 1; } catch (ReflectiveOperationException e) { throw new Error(e); } }); } });
 }); }
}
