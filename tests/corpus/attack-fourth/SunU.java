// truth: violated: (race) plain putInt through sun.misc.Unsafe
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
public class SunU {
static sun.misc.Unsafe U; static { try { java.lang.reflect.Field f = sun.misc.Unsafe.class.getDeclaredField("theUnsafe"); f.setAccessible(true); U = (sun.misc.Unsafe) f.get(null); } catch (Exception e) { throw new Error(e); } } static class B { int v; }
 public static void main(String[] args) { launchHabaneroApp(() -> {
B b = new B(); long o; try { o = U.objectFieldOffset(B.class.getDeclaredField("v")); } catch (Exception e) { throw new RuntimeException(e); } final long p = o;
finish(() -> { async(() -> { U.putInt(b, p, 1); }); async(() -> { b.v = 2; }); });
 }); }
}
