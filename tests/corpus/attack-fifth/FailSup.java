// truth: proved because when the class above fails, the one below fails with it: message of the second use names the one below
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
public class FailSup {
 static class P { static { if (true) throw new IllegalStateException("p"); } } static class Q extends P { static int q = 1; }
 static String a, b, c;
 static String use() { try { return "" + Q.q; } catch (ExceptionInInitializerError e) { return "E"; } catch (NoClassDefFoundError e) { return e.getMessage(); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { a = use(); b = use(); try { new P(); } catch (NoClassDefFoundError e) { c = e.getMessage(); } }); });
 assert a.equals("E") && b.equals("Could not initialize class FailSup$Q") && c.equals("Could not initialize class FailSup$P") : a + b + c;
 }); }
}
