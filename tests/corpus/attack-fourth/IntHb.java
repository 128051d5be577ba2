// truth: violated: (race) intern orders nothing
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
public class IntHb {
static int x; static String q = "zz";
 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { x = 1; (q + 1).intern(); }); async(() -> { String s = q + 1; if (s.intern() != s) { int z = x; } }); });
 }); }
}
