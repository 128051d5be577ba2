// truth: violated: (assertion) a text made of long and double
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
public class CatLong {
static AtomicLong c = new AtomicLong(); static AtomicInteger s = new AtomicInteger(); static void t() { long a = c.getAndAdd(1L); String q = "v" + a + '/' + (double) a + 2; int p = s.getAndIncrement(); assert !(q.equals("v1/1.02") && p == 0); }
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { t(); }); async(() -> { t(); }); });
 }); }
}
