// truth: proved: x and y are only used under the lock java.time.format.DateTimeFormatter.ISO_DATE, which both writers have
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
public class WoDtf {
static class W extends Writer { Writer in; int i; W(Object l, int i) { super(l); this.i = i; } public void write(char[] c, int o, int n) throws IOException { if (in != null) in.write(65); x++; y = i; } public void flush() { } public void close() { } }
static int x, y; static void w(Writer w) { try { w.write(66); } catch (IOException e) { throw new RuntimeException(e); } }

 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { w(new W(java.time.format.DateTimeFormatter.ISO_DATE,1)); }); async(() -> { w(new W(java.time.format.DateTimeFormatter.ISO_DATE,2)); }); }); assert x == 2;
 }); }
}
