// truth: proved because two tasks use a class whose initialiser fails: one sees ExceptionInInitializerError, the other NoClassDefFoundError
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
import java.net.*;
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
public class CfNcdfe {
 static final AtomicInteger e1 = new AtomicInteger(), e2 = new AtomicInteger();
 static class Bad { static int x; static { if (true) throw new IllegalStateException("no"); } }
 static void use() { try { Bad.x = 1; } catch (ExceptionInInitializerError e) { e1.incrementAndGet(); } catch (NoClassDefFoundError e) { e2.incrementAndGet(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> use()); async(() -> use()); });
 assert e1.get() == 1 && e2.get() == 1;
 }); }
}
