// truth: proved because newInstance of a class whose initialiser fails throws ExceptionInInitializerError itself, not wrapped
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
public class FailRefl {
 public static class P { static { if (true) throw new IllegalStateException("p"); } public P() {} public static void m() {} public static int f; }
 static String s = "";
 public static void main(String[] args) { launchHabaneroApp(() -> {
 finish(() -> { async(() -> { try { P.class.getConstructor().newInstance(); } catch (ExceptionInInitializerError e) { s += "c"; } catch (Throwable e) { s += e; } try { P.class.getMethod("m").invoke(null); } catch (NoClassDefFoundError e) { s += "m"; } catch (Throwable e) { s += e; } try { P.class.getField("f").getInt(null); } catch (NoClassDefFoundError e) { s += "f"; } catch (Throwable e) { s += e; } try { Class.forName("FailRefl$P"); } catch (NoClassDefFoundError e) { s += "n"; } catch (Throwable e) { s += e; } }); });
 assert s.equals("cmfn") : s;
 }); }
}
