// truth: violated: (deadlock) Writer.write(int) locks the given object; two objects of the library in opposite orders
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
public class WdLoc {
static class W extends Writer { Writer in; int i; W(Object l, int i) { super(l); this.i = i; } public void write(char[] c, int o, int n) throws IOException { if (in != null) in.write(65);  } public void flush() { } public void close() { } }
static int x, y; static void w(Writer w) { try { w.write(66); } catch (IOException e) { throw new RuntimeException(e); } }

 public static void main(String[] args) { launchHabaneroApp(() -> {
finish(() -> { async(() -> { W a = new W(Locale.US,1), b = new W(Locale.UK,2); a.in = b; w(a); }); async(() -> { W a = new W(Locale.UK,1), b = new W(Locale.US,2); a.in = b; w(a); }); });
 }); }
}
