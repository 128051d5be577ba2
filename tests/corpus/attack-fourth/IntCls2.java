// truth: violated: (race) as MetCls, the reader learns from the table of interned strings, which orders nothing (JLS 17.4.5)
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.Module1.*;
import static edu.rice.hj.Module0.*;
import static edu.rice.hj.api.HjPhaserMode.*;
import static edu.rice.hj.ModuleE.newEventCount;
import edu.rice.hj.api.*;
import edu.rice.hj.runtime.actors.Actor;
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.lang.ref.*;
import java.lang.reflect.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import java.util.function.*;
import java.util.stream.*;
import java.util.zip.*;
import java.lang.invoke.*;
@SuppressWarnings("all")
public class IntCls2 {
static class C { static int k; static { k = 1; } } static int x; static String q = "zz";
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { int u = C.k; (q + 1).intern(); }); async(() -> { x = 1; int u = C.k; (q + 2).intern(); }); async(() -> { String s = q + 1, t = q + 2; if (s.intern() != s && t.intern() != t) { int u = C.k; int z = x; } }); });
 }); }
}
