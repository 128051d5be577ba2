// truth: proved because a lambda of an interface whose initialiser fails throws at its creation, each time
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
public class FailLam {
 interface I { int K = Integer.parseInt("x"); default void d() {} void r(); }
 static int n;
 static void mk() { try { I i = () -> { }; i.r(); } catch (ExceptionInInitializerError e) { n += 1; } catch (NoClassDefFoundError e) { n += 10; } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { mk(); }); }); finish(() -> { async(() -> { mk(); }); });
 assert n == 11 : n;
 }); }
}
