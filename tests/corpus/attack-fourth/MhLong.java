// truth: violated: (assertion) a method handle with long and double
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
public class MhLong {
static AtomicLong c = new AtomicLong(); static AtomicInteger s = new AtomicInteger(); static boolean bad(long a, int i, double d) { return a == 1 && i == 0 && d == 1.0; } static MethodHandle h; static { try { h = MethodHandles.lookup().findStatic(MhLong.class, "bad", MethodType.methodType(boolean.class, long.class, int.class, double.class)); } catch (Exception e) { throw new Error(e); } } static void t() { long a = c.getAndAdd(1L); double d = a; int p = s.getAndIncrement(); try { assert !(boolean) h.invokeExact(a, p, d); } catch (RuntimeException | Error e) { throw e; } catch (Throwable e) { throw new RuntimeException(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { t(); }); async(() -> { t(); }); });
 }); }
}
