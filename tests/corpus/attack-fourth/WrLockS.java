// truth: violated: (race) the writers have different locks String.class and Integer.class, and both increment x
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
public class WrLockS {
static int x; static class W extends Writer { W(Object l) { super(l); } public void write(char[] c, int o, int n) { x++; } public void flush() { } public void close() { } }
static void w(Writer w) { try { w.write(66); } catch (IOException e) { throw new RuntimeException(e); } }
 public static void main(String[] args) { launchHabaneroApp(() -> {
W a = new W(String.class), b = new W(Integer.class);
finish(() -> { async(() -> { w(a); }); async(() -> { w(b); }); });
 }); }
}
