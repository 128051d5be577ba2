// truth: violated: (assertion) the second at c may be the first at s
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
public class LongArg {
static AtomicLong c = new AtomicLong(); static AtomicInteger s = new AtomicInteger(); static void bad(long a, double d, int p, long b) { assert !(a == 1 && p == 0 && b == a && d == 2.5); } static void t() { long a = c.getAndAdd(1L); double d = 2.5; int p = s.getAndIncrement(); bad(a, d, p, a); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { t(); }); async(() -> { t(); }); });
 }); }
}
